import type { Finished, Step, StepResult } from './step.ts';
import { FAILED } from './tally.ts';

const PLACES = 2;

/**
 * Runs the steps in their order, two at a time where they allow it. A step whose forerunner failed is not run and counts
 * as failed; every other step runs whatever happened before.
 * @param tell called as soon as a step has ended
 */
export async function runSteps(
  steps: readonly Step[],
  tell: (finished: Finished) => void,
): Promise<readonly Finished[]> {
  const finished: Finished[] = [];
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();

  const start = async (step: Step): Promise<void> => {
    const began = performance.now();
    const result = await resultOf(step, finished);
    const one = { step, result, seconds: (performance.now() - began) / 1000 };
    finished.push(one);
    running.delete(step);
    tell(one);
  };

  for (;;) {
    const taken = [...running.keys()].reduce((places, step) => places + step.places, 0);
    const [next] = waiting;
    if (next !== undefined && taken + next.places <= PLACES && !isUnderWay(next.after, running)) {
      waiting.shift();
      running.set(next, start(next));
    } else if (running.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- what may start next depends on what has just ended
      await Promise.race(running.values());
    } else {
      return finished;
    }
  }
}

const isUnderWay = (name: string | undefined, running: ReadonlyMap<Step, unknown>): boolean =>
  [...running.keys()].some((step) => step.name === name);

async function resultOf(step: Step, finished: readonly Finished[]): Promise<StepResult> {
  const forerunner = finished.find((one) => one.step.name === step.after);
  if (step.after !== undefined && (forerunner === undefined || forerunner.result.failed > 0)) {
    return { ...FAILED, output: `Not run, because "${step.after}" failed.` };
  }
  try {
    return await step.run();
  } catch (error) {
    return { ...FAILED, output: error instanceof Error ? error.message : String(error) };
  }
}
