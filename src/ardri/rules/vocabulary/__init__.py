"""The words that cards are written in.

``where`` names territories, ``who`` names players, ``amounts`` counts; ``choosing``,
``clan_words``, ``card_words`` and ``verdicts`` hold the words themselves; ``program`` makes plans
of them.
"""
