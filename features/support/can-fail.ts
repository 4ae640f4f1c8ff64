import { After, Given, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { LONG_MS, outcomeOf, patience } from './expect.ts';
import type { ChurchWorld } from './world.ts';

/** A busy machine may need longer for a first look; what is not so is waited for until the end. */
const WAITS_MS = [400, 4000, LONG_MS];

/** The scenarios whose further steps must fail: a step that cannot fail proves nothing. */
const denying = new WeakSet<ChurchWorld>();

type Code = (this: ChurchWorld, ...given: unknown[]) => unknown;

setDefinitionFunctionWrapper(
  (code: Code): Code =>
    async function mustFail(...given) {
      if (!denying.has(this) || isHook(given)) return code.apply(this, given);
      const run = async (): Promise<unknown> => code.apply(this, given);
      for (const waitMs of WAITS_MS) {
        // oxlint-disable-next-line no-await-in-loop -- the next only where this one was too short
        if ((await failureOf(run, waitMs)) === 'unmet') break;
      }
      return undefined;
    },
);

/**
 * How the step has failed: by an expectation, for nothing else says that it looked.
 * @throws what else went wrong, and Error when nothing did
 */
async function failureOf(run: () => Promise<unknown>, withinMs: number): Promise<'unmet' | 'late'> {
  patience.ms = withinMs;
  try {
    await run();
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'failed' || (outcome === 'late' && withinMs === LONG_MS)) throw error;
    return outcome;
  }
  throw new Error('This is not so, and the step has passed');
}

const isHook = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'pickle' in first;

Given('nothing of the following is so', function (this: ChurchWorld) {
  denying.add(this);
});

After(() => {
  patience.ms = LONG_MS;
});
