import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readAsset } from './asset.ts';
import { evidencePath } from './evidence-path.ts';
import { makeLedger, type Outcome } from './ledger.ts';
import { type NamedTest, readNamedTests } from './named-tests.ts';
import { renderPage } from './page.ts';
import { readRequirements } from './requirements.ts';
import type { KeepPicture, RunResult } from './run-log.ts';
import { scenariosUnder } from './scenarios.ts';
import { TOPICS } from './tags.ts';

/**
 * Writes `reports/index.html`, lets the detailed report be linked into, and writes `reports/features.json` with the bare
 * numbers for who counts all checks.
 */
export function writeReport(top: string, { scenarios: finished, troubles }: RunResult, seconds: number): void {
  const scenarios = scenariosUnder(top, 'features');
  const failed = finished.filter(({ passed }) => !passed).length;
  const counts: Record<Outcome, number> = {
    failed,
    'not run': Math.max(0, scenarios.length - finished.length),
    passed: finished.length - failed,
  };
  const requirements = readRequirements(readFileSync(`${top}features/requirements.md`, 'utf8'));
  const entries = makeLedger({ requirements, topics: TOPICS, scenarios, finished, tests: namedTests(top) });
  const ended = new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  mkdirSync(`${top}reports`, { recursive: true });
  writeFileSync(`${top}reports/index.html`, renderPage({ entries, troubles, scenarios: counts, ended, seconds }));
  appendFileSync(`${top}reports/cucumber.html`, `<script type="module">${readAsset('detail.mjs')}</script>`);
  writeFileSync(
    `${top}reports/features.json`,
    JSON.stringify({ passed: counts.passed, failed: failed + troubles.length }),
  );
}

/** Keeps the pictures of all scenarios where the report finds them. */
export function pictureKeeper(top: string): KeepPicture {
  mkdirSync(`${top}reports/scenarios`, { recursive: true });
  return (place, body) => {
    const path = `${evidencePath(place)}.jpg`;
    writeFileSync(`${top}${path}`, body, 'base64');
    return path;
  };
}

/** What the last run of the unit tests has proven; nothing, when there was none. */
function namedTests(top: string): readonly NamedTest[] {
  try {
    return readNamedTests(JSON.parse(readFileSync(`${top}reports/vitest.json`, 'utf8')));
  } catch {
    return [];
  }
}
