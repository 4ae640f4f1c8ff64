import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { countScenarios, countTests, reportAt } from './counts.ts';
import type { Finished, StepResult } from './step.ts';
import { heading, opening, summary } from './summary.ts';

const TOP = new URL('../../../', import.meta.url).pathname;

const finished = (name: string, result: Partial<StepResult> = {}): Finished => ({
  step: { name, places: 1, run: () => Promise.reject(new Error('is over')) },
  result: { passed: 1, failed: 0, output: '', ...result },
  seconds: 1.25,
});

const linesOf = (steps: readonly Finished[], seconds = 8): string[] =>
  summary(
    steps,
    steps.map(({ step }) => step),
    seconds,
  ).split('\n');

describe('the end of npm test', () => {
  it('is a single line with the sum of all checks', () => {
    const lines = linesOf([finished('types'), finished('tests', { passed: 120, failed: 2 })]);
    expect(lines.slice(-2)).toEqual(['', '121 passed, 2 failed']);
  });

  it('includes the duration', () => {
    expect(linesOf([finished('types')], 452.9)).toContain('7 min 32 s');
  });

  it('includes the time of processors, where the system tells of it', () => {
    const lines = linesOf([
      finished('types', { processor: 24.31 }),
      finished('tests', { processor: 60 }),
      finished('lint'),
    ]);
    expect(lines.slice(0, 4)).toEqual([
      'step      passed     failed    seconds  processor',
      'types          1          0        1.3       24.3',
      'tests          1          0        1.3       60.0',
      'lint           1          0        1.3          —',
    ]);
    expect(lines).toContain('0 min 8 s, of processors 1 min 24 s');
  });

  it('names the ten slowest parts of each kind', () => {
    const parts = Array.from({ length: 9 }, (_, at) => ({ name: `part ${at}`, seconds: at }));
    const longer = parts.map(({ seconds }) => ({ name: `row ${seconds}`, seconds: seconds + 0.55 }));
    const lines = linesOf([
      finished('tests', { slowest: { tests: parts } }),
      finished('contract', { slowest: { tests: longer, scenarios: [] } }),
    ]);
    const from = lines.indexOf('slowest tests');
    expect(lines.slice(from + 1, from + 4)).toEqual(['   8.6 s  row 8', '   8.0 s  part 8', '   7.5 s  row 7']);
    expect(lines.slice(from + 11, from + 13)).toEqual(['', '0 min 8 s']);
  });

  it('names no slow parts when nothing was timed', () => {
    expect(linesOf([finished('types')]).join()).not.toContain('slowest');
  });

  it('lists the steps in their order, not in the order of their ends', () => {
    const table = summary([finished('lint'), finished('types')], [{ name: 'types' }, { name: 'lint' }], 8);
    expect(table.indexOf('types')).toBeLessThan(table.indexOf('lint'));
  });

  it('comes after a line for each step that has begun, since some print nothing for minutes', () => {
    expect(opening({ name: 'scenarios' })).toBe('── scenarios …');
  });

  it('shows the output of a failed step only', () => {
    expect(heading(finished('types', { output: 'hello' }))).toBe('── types: passed (1.3 s)');
    expect(heading(finished('types', { failed: 1, output: 'TS2322' }))).toBe('── types: FAILED (1.3 s)\nTS2322\n');
  });

  it('shows the notes of a step that passed', () => {
    expect(heading(finished('machine', { notes: ['browser: Chromium 1', 'Korean font: none'] }))).toBe(
      '── machine: passed (1.3 s)\n   browser: Chromium 1\n   Korean font: none',
    );
  });
});

describe('counting tests', () => {
  const file = (status: string, ...tests: readonly string[]) => ({
    name: resolve('tests/a.test.ts'),
    status,
    assertionResults: tests.map((test, at) => ({ status: test, fullName: `test ${at}`, duration: 1500 - at * 1000 })),
  });

  it('reads vitest’s numbers', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] };
    expect(countTests(report)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('names the files that failed, and each test with its time', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [file('failed', 'passed', 'failed'), file('passed')],
    };
    expect(countTests(report)).toMatchObject({
      failures: ['tests/a.test.ts'],
      slowest: {
        tests: [
          { name: 'test 0 (tests/a.test.ts)', seconds: 1.5 },
          { name: 'test 1 (tests/a.test.ts)', seconds: 0.5 },
        ],
      },
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
    expect(countTests(report)).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe('reports of programs', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are not those of an earlier run', async () => {
    const path = join(folder, 'features.json');
    await writeFile(path, JSON.stringify({ passed: 9, failed: 0, failures: [], slowest: {} }));
    const count = await reportAt(path, countScenarios);
    await expect(count()).resolves.toEqual({ passed: 0, failed: 1 });
  });

  it('are read after the program has written them', async () => {
    const path = join(folder, 'features.json');
    const count = await reportAt(path, countScenarios);
    await writeFile(path, JSON.stringify({ passed: 9, failed: 2, failures: [], slowest: {} }));
    await expect(count()).resolves.toMatchObject({ passed: 9, failed: 2 });
  });

  it('do not hide a failure of the program', async () => {
    const count = () => Promise.resolve({ passed: 9, failed: 0 });
    await expect(runCommand(TOP, { words: ['tsc', '--no-such-option'], count })).resolves.toMatchObject({
      passed: 9,
      failed: 1,
    });
  });
});
