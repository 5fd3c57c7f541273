// `npm run check-skips -- REPORT`: lists the tests that a run skipped and fails on any but those for an absent ../shared.
import { readFileSync } from 'node:fs';

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const [file = ''] = process.argv.slice(2);
const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
const skipped = report.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status !== 'passed' && status !== 'failed')
  .map(({ fullName }) => fullName);
for (const name of skipped) console.log(`skipped: ${name}`);
const excused = skipped.filter((name) => name.includes('../shared'));
console.log(`${skipped.length} skipped, ${excused.length} of them for an absent ../shared`);
if (excused.length < skipped.length) process.exitCode = 1;
