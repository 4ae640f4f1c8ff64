import { describe, expect, it } from 'vitest';
import { runSteps } from './schedule.ts';
import type { Step } from './step.ts';
import { FAILED, PASSED } from './tally.ts';

/** Steps that note when they begin and end, and that end when they are told to. */
function stage() {
  const log: string[] = [];
  const endings = new Map<string, (passes: boolean) => void>();
  const step = (name: string, places: 1 | 2, after?: string): Step => ({
    name,
    places,
    ...(after === undefined ? {} : { after }),
    run: async () => {
      log.push(`${name} begins`);
      const passes = await new Promise<boolean>((resolve) => endings.set(name, resolve));
      log.push(`${name} ends`);
      return { ...(passes ? PASSED : FAILED), output: '' };
    },
  });
  const end = async (name: string, passes = true): Promise<void> => {
    await expect.poll(() => endings.has(name)).toBe(true);
    endings.get(name)?.(passes);
    await expect.poll(() => log.includes(`${name} ends`)).toBe(true);
  };
  return { log, step, end };
}

describe('the order of the checks', () => {
  it('runs two small steps at a time, and a big one alone', async () => {
    const { log, step, end } = stage();
    const run = runSteps([step('types', 1), step('lint', 1), step('tests', 2), step('budgets', 1)], () => undefined);
    await end('lint');
    await end('types');
    await end('tests');
    await end('budgets');
    await run;
    expect(log).toEqual([
      'types begins',
      'lint begins',
      'lint ends',
      'types ends',
      'tests begins',
      'tests ends',
      'budgets begins',
      'budgets ends',
    ]);
  });

  it('waits for the forerunner of a step', async () => {
    const { log, step, end } = stage();
    const run = runSteps([step('build', 1), step('budgets', 1, 'build')], () => undefined);
    await end('build');
    await end('budgets');
    await run;
    expect(log).toEqual(['build begins', 'build ends', 'budgets begins', 'budgets ends']);
  });

  it('counts a step as failed when its forerunner failed, and still runs the others', async () => {
    const { log, step, end } = stage();
    const run = runSteps([step('demo', 1), step('scenarios', 2, 'demo'), step('budgets', 1)], () => undefined);
    await end('demo', false);
    await end('budgets');
    const finished = await run;
    expect(log).not.toContain('scenarios begins');
    expect(finished.map((one) => [one.step.name, one.result.passed, one.result.failed])).toEqual([
      ['demo', 0, 1],
      ['scenarios', 0, 1],
      ['budgets', 1, 0],
    ]);
  });

  it('counts a step that throws as failed, with the sentence it threw', async () => {
    const run = (): Promise<never> => Promise.reject(new Error('No Chromium was found.'));
    const [finished] = await runSteps([{ name: 'scenarios', places: 2, run }], () => undefined);
    expect(finished?.result).toEqual({ passed: 0, failed: 1, output: 'No Chromium was found.' });
  });
});
