import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failedSteps, failuresIn, keepFailures, readFailures } from './again.ts';
import type { Finished, Step } from './step.ts';
import { allSteps } from './steps.ts';

const step = (name: string, ...after: readonly string[]): Step => ({
  name,
  places: 1,
  after,
  run: () => Promise.reject(new Error('is not run')),
});

const finished = (name: string, failed: number, failures?: readonly string[]): Finished => ({
  step: step(name),
  result: { passed: 0, failed, output: '', ...(failures && { failures }) },
  seconds: 1,
});

describe('what failed', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'again-'))}/`;
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is kept for a later run, file by file where a step tells', () => {
    const place = 'features/auth/login.feature:12';
    keepFailures(folder, failuresIn([finished('types', 0), finished('lint', 1), finished('scenarios', 1, [place])]));
    expect(readFailures(folder)).toEqual({ lint: [], scenarios: [place] });
  });

  it('cannot run again before anything has run', () => {
    expect(() => readFailures(join(folder, 'nowhere/'))).toThrow('reports/failed.json cannot be read');
  });

  it('runs again with what it needs before, and nothing else', () => {
    const steps = [step('types'), step('site'), step('demo', 'site'), step('scenarios', 'demo'), step('lint')];
    expect(failedSteps(steps, { scenarios: [], lint: [] }).map(({ name }) => name)).toEqual([
      'site',
      'demo',
      'scenarios',
      'lint',
    ]);
    expect(failedSteps(steps, {})).toEqual([]);
  });

  it('writes no report over that of all tests', () => {
    const reports = allSteps('/top/', { failures: { tests: ['tests/a.test.ts'] } }).map(({ report }) => report);
    expect(reports).not.toContain('reports/vitest.json');
  });
});
