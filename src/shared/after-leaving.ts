import { type Outcome, settledOutcome } from './outcome.ts';

/**
 * Awaits a write whose page may be left meanwhile: it goes on (REL-18). The page's machine, which would tell how it ended, has
 * stopped by then, so that it is told here; a write that throws is `unexpected`.
 * @param page aborted when the page is left, or shows something else
 * @param write with a signal that nobody aborts, for calls that ask for one
 * @param left called in place of the page, with the outcome
 */
export async function toItsEnd<Value, Reason extends string>(
  page: AbortSignal,
  write: (signal: AbortSignal) => Promise<Outcome<Value, Reason>>,
  left: (outcome: Outcome<Value, Reason | 'unexpected'>) => void,
): Promise<Outcome<Value, Reason | 'unexpected'>> {
  const outcome = await settledOutcome(() => write(new AbortController().signal));
  if (page.aborted) left(outcome);
  return outcome;
}
