import { After, Given, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { patience } from './expect.ts';
import { NeedsBrowserError } from './needs-browser.ts';
import type { ChurchWorld } from './world.ts';

const SHORT_MS = 400;

/** The scenarios whose further steps must fail: a step that cannot fail proves nothing. */
const denying = new WeakSet<ChurchWorld>();

type Code = (this: ChurchWorld, ...given: unknown[]) => unknown;

setDefinitionFunctionWrapper(
  (code: Code): Code =>
    async function mustFail(...given) {
      if (!denying.has(this) || isHook(given)) return code.apply(this, given);
      try {
        await code.apply(this, given);
      } catch (error) {
        // Neither a fault of the step itself nor what its driver cannot do says that it looked.
        if (error instanceof NeedsBrowserError || error instanceof TypeError || error instanceof ReferenceError)
          throw error;
        return undefined;
      }
      throw new Error('This is not so, and the step has passed');
    },
);

const isHook = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'pickle' in first;

const LONG_MS = patience.ms;

Given('nothing of the following is so', function (this: ChurchWorld) {
  denying.add(this);
  patience.ms = SHORT_MS;
});

After(() => {
  patience.ms = LONG_MS;
});
