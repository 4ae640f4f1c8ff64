import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { countScenarios, countTests, reportAt } from './counts.ts';
import { readMode } from './mode.ts';
import type { Finished } from './step.ts';
import { heading, summary } from './summary.ts';

const TOP = new URL('../../../', import.meta.url).pathname;

const finished = (name: string, passed: number, failed: number, output = ''): Finished => ({
  step: { name, places: 1, run: () => Promise.reject(new Error('is over')) },
  result: { passed, failed, output },
  seconds: 1.25,
});

describe('the end of npm test', () => {
  it('is one line alone with the sum of everything', () => {
    const steps = [finished('types', 1, 0), finished('tests', 120, 2), finished('scenarios', 30, 0)];
    const lines = summary(
      steps,
      steps.map(({ step }) => step),
    ).split('\n');
    expect(lines.at(-1)).toBe('151 passed, 2 failed');
    expect(lines.at(-2)).toBe('');
  });

  it('lists the steps in their order, not as they ended', () => {
    const table = summary([finished('lint', 1, 0), finished('types', 1, 0)], [{ name: 'types' }, { name: 'lint' }]);
    expect(table.indexOf('types')).toBeLessThan(table.indexOf('lint'));
  });

  it('shows what a step said only when it failed', () => {
    expect(heading(finished('types', 1, 0, 'hello'))).toBe('── types: passed (1.3 s)');
    expect(heading(finished('types', 0, 1, 'TS2322'))).toBe('── types: FAILED (1.3 s)\nTS2322\n');
  });
});

describe('counting tests', () => {
  const file = (status: string, ...tests: readonly string[]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  });

  it('takes the numbers of vitest', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] };
    expect(countTests(report)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
    expect(countTests(report)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('reports of programs', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are not taken from an earlier run', async () => {
    const path = join(folder, 'features.json');
    await writeFile(path, JSON.stringify({ passed: 9, failed: 0 }));
    const count = await reportAt(path, countScenarios);
    await expect(count()).resolves.toEqual({ passed: 0, failed: 1 });
  });

  it('are read after the program has written them', async () => {
    const path = join(folder, 'features.json');
    const count = await reportAt(path, countScenarios);
    await writeFile(path, JSON.stringify({ passed: 9, failed: 2 }));
    await expect(count()).resolves.toEqual({ passed: 9, failed: 2 });
  });

  it('do not hide that the program failed', async () => {
    const count = () => Promise.resolve({ passed: 9, failed: 0 });
    await expect(runCommand(TOP, { words: ['tsc', '--no-such-option'], count })).resolves.toMatchObject({
      passed: 9,
      failed: 1,
    });
  });
});

describe('arguments of npm test', () => {
  it('are none', () => {
    expect(readMode([])).toBe('all');
    expect(readMode(['--check'])).toBe('check');
  });

  it.each(['--watch', '@AUTH-05', 'tests/auth'])('are not %s', (word) => {
    expect(() => readMode([word])).toThrow(`Unknown argument "${word}"`);
  });
});
