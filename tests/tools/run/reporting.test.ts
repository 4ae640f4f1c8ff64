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

  it('names the slowest parts of all steps', () => {
    const parts = [1, 2, 3, 4].map((seconds) => ({ name: `part ${seconds}`, seconds }));
    const longer = parts.map(({ seconds }) => ({ name: `scenario ${seconds}`, seconds: seconds + 0.55 }));
    const lines = linesOf([finished('tests', { slowest: parts }), finished('scenarios', { slowest: longer })]);
    const from = lines.indexOf('slowest');
    expect(lines.slice(from + 1, from + 7)).toEqual([
      '   4.5 s  scenario 4',
      '   4.0 s  part 4',
      '   3.5 s  scenario 3',
      '   3.0 s  part 3',
      '   2.5 s  scenario 2',
      '',
    ]);
  });

  it('names no slow parts when nothing was timed', () => {
    expect(linesOf([finished('types')])).not.toContain('slowest');
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
    startTime: 1000,
    endTime: 3500,
    assertionResults: tests.map((test) => ({ status: test })),
  });

  it('reads vitest’s numbers', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] };
    expect(countTests(report)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
    expect(countTests(report)).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe('the duration of tests', () => {
  it('is shown for each file, by its path in the repository', () => {
    const testResults = [
      { name: resolve('tests/a.test.ts'), status: 'passed', startTime: 1000, endTime: 3500, assertionResults: [] },
    ];
    const { slowest } = countTests({ numPassedTests: 0, numFailedTests: 0, testResults });
    expect(slowest).toEqual([{ name: 'tests/a.test.ts', seconds: 2.5 }]);
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
    await writeFile(path, JSON.stringify({ passed: 9, failed: 0 }));
    const count = await reportAt(path, countScenarios);
    await expect(count()).resolves.toEqual({ passed: 0, failed: 1 });
  });

  it('are read after the program has written them', async () => {
    const path = join(folder, 'features.json');
    const count = await reportAt(path, countScenarios);
    await writeFile(path, JSON.stringify({ passed: 9, failed: 2 }));
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
