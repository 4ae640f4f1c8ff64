import type { Finished, Step, StepResult } from './step.ts';
import { FAILED } from './tally.ts';

/**
 * Runs the steps in order, as many at a time as there are processors and one more, since most wait now and then for files.
 * A step that waits for others lets later ones pass; one that waits for processors does not, or it would wait for all of
 * them. A step whose prerequisite failed is not run and counts as failed; all others run regardless of earlier failures.
 * @param tell called as soon as a step has ended
 * @param begin called as soon as one has begun
 */
export async function runSteps(
  steps: readonly Step[],
  processors: number,
  tell: (finished: Finished) => void,
  begin: (step: Step) => void = () => undefined,
): Promise<readonly Finished[]> {
  const finished: Finished[] = [];
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();

  const start = async (step: Step): Promise<void> => {
    const began = performance.now();
    const result = await resultOf(step, finished, begin);
    const one = { step, result, seconds: (performance.now() - began) / 1000 };
    finished.push(one);
    running.delete(step);
    tell(one);
  };

  const isReady = (step: Step): boolean =>
    ![...waiting, ...running.keys()].some(({ name }) => step.after?.includes(name) === true);
  const usedBy = ({ places }: Step): number => (places === 'all' ? processors : places);
  const hasPlace = (step: Step): boolean =>
    [step, ...running.keys()].reduce((used, each) => used + usedBy(each), 0) <= processors + 1;

  while (waiting.size > 0 || running.size > 0) {
    const next = [...waiting].find(isReady);
    if (next !== undefined && hasPlace(next)) {
      waiting.delete(next);
      running.set(next, start(next));
    } else if (running.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- what may start next depends on what has just ended
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}.`);
    }
  }
  return finished;
}

async function resultOf(step: Step, finished: readonly Finished[], begin: (step: Step) => void): Promise<StepResult> {
  const passed = finished.filter(({ result }) => result.failed === 0).map((one) => one.step.name);
  const missing = (step.after ?? []).filter((name) => !passed.includes(name));
  if (missing.length > 0) return { ...FAILED, output: `Not run, for want of: ${missing.join(', ')}.` };
  begin(step);
  try {
    return await step.run();
  } catch (error) {
    return { ...FAILED, output: error instanceof Error ? error.message : String(error) };
  }
}
