import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countScenarios, FEATURES_REPORT, reportAt } from '../../run/counts.ts';
import type { StepResult } from '../../run/step.ts';
import { summary } from '../../run/summary.ts';
import { askedOn, failed, onBrowser, passed } from './report-builders.ts';
import { scenariosUnder } from './scenarios.ts';
import { writeReport } from './write-report.ts';

const FEATURE = `Feature: Sleep

  @AUTH-05
  Scenario Outline: In the bed <number>
    Given a bed

    Examples:
      | number |
${Array.from({ length: 12 }, (_, number) => `      | ${number} |`).join('\n')}
`;

describe('the reports of a run', () => {
  const top = `${mkdtempSync(join(tmpdir(), 'reports-'))}/`;
  beforeAll(() => {
    for (const folder of ['features', 'src', 'mock-server', 'tests', 'reports/scenarios'])
      mkdirSync(`${top}${folder}`, { recursive: true });
    writeFileSync(`${top}features/sleep.feature`, FEATURE);
    writeFileSync(`${top}features/requirements.md`, '## AUTH: login\n\n- **AUTH-05** All sleep.\n');
    writeFileSync(`${top}reports/scenarios/dom.html`, '');
  });
  afterAll(() => rmSync(top, { recursive: true }));

  /** What `npm test` reads of a run whose scenarios took so many seconds as their number, and the last failed. */
  async function resultOfRun(): Promise<StepResult> {
    const scenarios = scenariosUnder(top, 'features');
    const [last, ...others] = scenarios.toReversed();
    if (last === undefined) throw new Error('there is no scenario');
    const count = await reportAt(`${top}${FEATURES_REPORT}`, countScenarios);
    writeReport(
      top,
      {
        asked: [...askedOn('dom', ...others), ...askedOn('browser', last)],
        scenarios: [
          ...others.map((scenario, at) => passed(scenario, 11 - at)),
          { ...failed(last), ...onBrowser, seconds: 12 },
        ],
        steps: [{ pattern: 'a bed', place: 'features/steps/beds.ts:3', uses: 12, seconds: 40 }],
        troubles: [],
      },
      { seconds: 90, part: '' },
    );
    return { ...(await count()), output: '' };
  }

  it('tell npm test what passed, and the places of what failed', async () => {
    expect(await resultOfRun()).toMatchObject({ passed: 11, failed: 1, failures: ['features/sleep.feature:20'] });
  });

  it('tell it the ten slowest of each kind, which its summary names', async () => {
    const step = { name: 'scenarios', places: 'all', run: () => Promise.reject(new Error('is over')) } as const;
    const lines = summary([{ step, result: await resultOfRun(), seconds: 90 }], [step], 90).split('\n');
    const under = (kind: string) => lines.slice(lines.indexOf(`slowest ${kind}`) + 1).slice(0, 11);
    expect(under('scenarios on dom')).toEqual([
      '  11.0 s  In the bed 10 (features/sleep.feature:19)',
      ...Array.from({ length: 9 }, (_, at) => expect.stringContaining(`  ${10 - at}.0 s  In the bed ${9 - at}`)),
      '',
    ]);
    expect(under('scenarios on browser').slice(0, 2)).toEqual([
      '  12.0 s  In the bed 11 (features/sleep.feature:20)',
      '',
    ]);
    expect(under('steps of scenarios, all uses together')[0]).toBe('  40.0 s  a bed (12 times)');
  });

  it('say of each driver what it has proven', async () => {
    await resultOfRun();
    const page = readFileSync(`${top}reports/index.html`, 'utf8');
    expect(page).toContain('dom: 11 passed · browser: 1 failed');
    expect(page).toContain('aria-label="scenarios on browser"');
  });
});
