"""Measures the engine, and its peers beside it: `ardri bench`. Nothing here is installed.

What is measured, and how, is told in docs/performance.md.
"""
