import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FEATURES_REPORT, type ScenarioCount } from '../../run/counts.ts';
import { DRIVERS, type DriverName } from '../request.ts';
import { readAsset } from './asset.ts';
import { evidencePath } from './evidence-path.ts';
import { renderJunit } from './junit.ts';
import { lastChange } from './last-change.ts';
import { makeLedger, type Outcome } from './ledger.ts';
import { readNamedTests, type TestProofs } from './named-tests.ts';
import { renderPage } from './page.ts';
import { readRequirements } from './requirements.ts';
import type { KeepPicture, RunResult } from './run-log.ts';
import { placeOf, scenariosUnder } from './scenarios.ts';
import { slowestIn } from './slowest.ts';
import { TOPICS } from './tags.ts';
import { TEST_REPORTS } from './test-reports.ts';

/** Folders on which the unit tests depend. */
const CODE = ['src', 'mock-server', 'tests'];

/**
 * Writes `reports/index.html` for people, `reports/junit.xml` for CI, and for `npm test` into `reports/features.json` what
 * its summary names and what it can run again; adds anchors to the detailed reports.
 * @param part the selection as text; '' for all
 */
export function writeReport(
  top: string,
  result: RunResult,
  { seconds, part }: { readonly seconds: number; readonly part: string },
): void {
  const { asked, scenarios: finished, steps, troubles } = result;
  const scenarios = scenariosUnder(top, 'features');
  const failed = finished.filter((scenario) => !scenario.passed);
  const requirements = readRequirements(readFileSync(`${top}features/requirements.md`, 'utf8'));
  const { tests, remarks } = testProofs(top);
  const page = renderPage({
    entries: makeLedger({ requirements, topics: TOPICS, scenarios, asked, finished, tests }),
    troubles,
    remarks,
    scenarios: new Map(
      DRIVERS.filter((name) => asked.some(({ driver }) => driver === name)).map((name) => [
        name,
        outcomesOn(name, result),
      ]),
    ),
    steps,
    part:
      part === '' ? '' : `${part}: ${new Set(asked.map(({ place }) => place)).size} of ${scenarios.length} scenarios`,
    ended: new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
    seconds,
  });
  mkdirSync(`${top}reports`, { recursive: true });
  writeFileSync(`${top}reports/index.html`, page);
  writeFileSync(`${top}reports/junit.xml`, renderJunit(result, scenarios));
  for (const detail of new Set(finished.map((scenario) => scenario.detail)))
    appendFileSync(`${top}${detail}`, `<script type="module">${readAsset('detail.mjs')}</script>`);
  writeFileSync(
    `${top}${FEATURES_REPORT}`,
    JSON.stringify({
      passed: finished.length - failed.length,
      failed: failed.length + troubles.length,
      failures: [...new Set(failed.map(placeOf))],
      slowest: slowestIn(result),
    } satisfies ScenarioCount),
  );
}

function outcomesOn(name: DriverName, { asked, scenarios }: RunResult): ReadonlyMap<Outcome, number> {
  const finished = scenarios.filter(({ driver }) => driver === name);
  const passed = finished.filter((scenario) => scenario.passed).length;
  return new Map([
    ['failed', finished.length - passed],
    ['not run', Math.max(0, asked.filter(({ driver }) => driver === name).length - finished.length)],
    ['passed', passed],
  ]);
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
