import { expect as check, describe, it } from 'vitest';
import { expect, outcomeOf } from '../../../features/support/expect.ts';

const outcome = async (run: () => unknown): Promise<string> => {
  try {
    await run();
    return 'passed';
  } catch (error) {
    return outcomeOf(error);
  }
};

const soon = { timeout: 50 };
const never = new Promise<never>(() => undefined);

describe('the outcome of a step', () => {
  it.each([
    ['an expectation that is not met', () => expect('rain').toBe('sun'), 'unmet'],
    ['one that is not met in time', () => expect.poll(() => 'rain', soon).toBe('sun'), 'unmet'],
    ['a look that does not end in time', () => expect.poll(() => never, soon).toBe('sun'), 'late'],
    ['a look at nothing that can be compared', () => expect(undefined).toContain('sun'), 'failed'],
    ['a look that breaks off', () => expect.poll(() => Promise.reject(new Error('gone')), soon).toBe('sun'), 'failed'],
    ['any other error', () => Promise.reject(new TypeError('no function')), 'failed'],
  ])('of %s', async (_, run, wanted) => {
    check(await outcome(run)).toBe(wanted);
  });
});
