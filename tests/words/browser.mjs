// Renders texts as the page of the browser does, for test_browser.py:
//   node browser.mjs <folder with node_modules> <folder of texts> <samples, as JSON> <answer>
// A sample is [key, attribute or null, arguments]; a moment stands as { moment: "2026-11-19T16:05" }.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [packages, texts, samples, answer] = process.argv.slice(2);
const { FluentBundle, FluentNumber, FluentResource } = createRequire(`${packages}/`)("@fluent/bundle");

function filled(value) {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return typeof value === "object" ? new Date(value.moment) : value;
}

function rendered(bundle, [key, attribute, values]) {
  const message = bundle.getMessage(key);
  const pattern = attribute === null ? message?.value : message?.attributes[attribute];
  if (!pattern) return [null, ["there is no such text"]];
  const args = Object.fromEntries(Object.entries(values).map(([k, v]) => [k, filled(v)]));
  const errors = [];
  const told = bundle.formatPattern(pattern, args, errors).replaceAll("\n", " ");
  return [told, errors.map(String)];
}

const out = {};
for (const [language, rows] of Object.entries(JSON.parse(readFileSync(samples, "utf8")))) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(`${texts}/${language}`)) {
    bundle.addResource(new FluentResource(readFileSync(`${texts}/${language}/${file}`, "utf8")));
  }
  out[language] = rows.map((row) => rendered(bundle, row));
}
writeFileSync(answer, JSON.stringify(out));
