import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readAsset } from './asset.ts';
import { evidencePath } from './evidence-path.ts';
import { renderJunit } from './junit.ts';
import { lastChange } from './last-change.ts';
import { makeLedger } from './ledger.ts';
import { readNamedTests, type TestProofs } from './named-tests.ts';
import { renderPage } from './page.ts';
import { readRequirements } from './requirements.ts';
import type { KeepPicture, RunResult } from './run-log.ts';
import { scenariosUnder } from './scenarios.ts';
import { TOPICS } from './tags.ts';
import { TEST_REPORTS } from './test-reports.ts';

/** Folders on which the unit tests depend. */
const CODE = ['src', 'mock-server', 'tests'];

/**
 * Writes `reports/index.html` for people, `reports/junit.xml` for CI, and the counts for `npm test` into
 * `reports/features.json`; adds anchors to the detailed report.
 * @param part the selection as text; '' for all
 */
export function writeReport(
  top: string,
  result: RunResult,
  { seconds, part }: { readonly seconds: number; readonly part: string },
): void {
  const { asked, scenarios: finished, troubles } = result;
  const scenarios = scenariosUnder(top, 'features');
  const passed = finished.filter((scenario) => scenario.passed).length;
  const failed = finished.length - passed;
  const requirements = readRequirements(readFileSync(`${top}features/requirements.md`, 'utf8'));
  const { tests, remarks } = testProofs(top);
  const page = renderPage({
    entries: makeLedger({ requirements, topics: TOPICS, scenarios, asked, finished, tests }),
    troubles,
    remarks,
    scenarios: new Map([
      ['failed', failed],
      ['not run', Math.max(0, asked.length - finished.length)],
      ['passed', passed],
    ]),
    part: part === '' ? '' : `${part}: ${asked.length} of ${scenarios.length} scenarios`,
    ended: new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
    seconds,
  });
  mkdirSync(`${top}reports`, { recursive: true });
  writeFileSync(`${top}reports/index.html`, page);
  writeFileSync(`${top}reports/junit.xml`, renderJunit(result, scenarios));
  appendFileSync(`${top}reports/cucumber.html`, `<script type="module">${readAsset('detail.mjs')}</script>`);
  writeFileSync(`${top}reports/features.json`, JSON.stringify({ passed, failed: failed + troubles.length }));
}

/** Stores the pictures of all scenarios where the report links to them. */
export function pictureKeeper(top: string): KeepPicture {
  mkdirSync(`${top}reports/scenarios`, { recursive: true });
  return (place, body) => {
    const path = `${evidencePath(place)}.jpg`;
    writeFileSync(`${top}${path}`, body, 'base64');
    return path;
  };
}

const testProofs = (top: string): TestProofs =>
  readNamedTests(
    [TEST_REPORTS.all, TEST_REPORTS.page].map((path) => ({ path, text: textAt(`${top}${path}`) })),
    lastChange(top, CODE),
  );

const textAt = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
