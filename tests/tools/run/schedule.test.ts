import { describe, expect, it } from 'vitest';
import { runSteps } from './schedule.ts';
import type { Step } from './step.ts';
import { FAILED, PASSED } from './tally.ts';

/** Steps that record their beginning and end, and end when the test says so. */
function stage() {
  const log: string[] = [];
  const endings = new Map<string, (passes: boolean) => void>();
  const step = (name: string, places: Step['places'], ...after: readonly string[]): Step => ({
    name,
    places,
    after,
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
  it('runs a big step beside a small one, and lets no small one pass it', async () => {
    const { log, step, end } = stage();
    const steps = [step('types', 1), step('lint', 1), step('tests', 'all'), step('budgets', 1)];
    const run = runSteps(steps, 2, () => undefined);
    await end('lint');
    await end('types');
    await end('budgets');
    await end('tests');
    await run;
    expect(log).toEqual([
      'types begins',
      'lint begins',
      'lint ends',
      'tests begins',
      'types ends',
      'budgets begins',
      'budgets ends',
      'tests ends',
    ]);
  });

  it('runs no two big steps at once', async () => {
    const { log, step, end } = stage();
    const run = runSteps([step('tests', 'all'), step('scenarios', 'all')], 4, () => undefined);
    await end('tests');
    await end('scenarios');
    await run;
    expect(log).toEqual(['tests begins', 'tests ends', 'scenarios begins', 'scenarios ends']);
  });

  it('runs one small step more than there are processors', async () => {
    const { log, step, end } = stage();
    const names = ['types', 'lint', 'format', 'budgets'];
    const run = runSteps(
      names.map((name) => step(name, 1)),
      2,
      () => undefined,
    );
    await expect.poll(() => log).toEqual(['types begins', 'lint begins', 'format begins']);
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- the last begins when another has ended
      await end(name);
    }
    await run;
  });

  it('waits for all prerequisites of a step, and lets others pass', async () => {
    const { log, step, end } = stage();
    const steps = [step('scenarios', 'all', 'demo', 'site'), step('demo', 1), step('site', 1), step('lint', 1)];
    const run = runSteps(steps, 2, () => undefined);
    await end('demo');
    await end('site');
    await end('lint');
    await end('scenarios');
    await run;
    expect(log.filter((line) => line.endsWith('begins'))).toEqual([
      'demo begins',
      'site begins',
      'lint begins',
      'scenarios begins',
    ]);
  });

  it('fails instead of waiting forever', async () => {
    const { step } = stage();
    const run = runSteps([step('egg', 1, 'hen'), step('hen', 1, 'egg')], 2, () => undefined);
    await expect(run).rejects.toThrow('These steps wait for each other: egg, hen.');
  });

  it('announces the beginning of a step, but not of one that cannot begin', async () => {
    const { step, end } = stage();
    const begun: string[] = [];
    const steps = [step('demo', 1), step('scenarios', 'all', 'demo')];
    const run = runSteps(
      steps,
      2,
      () => undefined,
      ({ name }) => begun.push(name),
    );
    await expect.poll(() => begun).toEqual(['demo']);
    await end('demo', false);
    await run;
    expect(begun).toEqual(['demo']);
  });

  it('counts a step as failed when its prerequisite failed, and still runs the others', async () => {
    const { log, step, end } = stage();
    const run = runSteps([step('demo', 1), step('scenarios', 'all', 'demo'), step('budgets', 1)], 2, () => undefined);
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
    const [finished] = await runSteps([{ name: 'scenarios', places: 'all', run }], 2, () => undefined);
    expect(finished?.result).toEqual({ passed: 0, failed: 1, output: 'No Chromium was found.' });
  });
});
