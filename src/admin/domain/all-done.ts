import { done, type Fault, type Outcome, refused } from '@/shared/domain/outcome.ts';

/** Refusals that say for certain that nothing was done; where some of a change was, the board has to be read again. */
const CERTAIN: readonly Fault[] = ['aborted', 'forbidden', 'unauthorized'];

/** The outcome of several deeds as one: where one of them is refused, the whole is. */
export function allDone(outcomes: readonly Outcome<null>[]): Outcome<null> {
  const failed = outcomes.find((outcome) => outcome.kind === 'refused');
  if (failed === undefined) return done(null);
  const isPartial = outcomes.some(({ kind }) => kind === 'done') && CERTAIN.includes(failed.reason);
  return isPartial ? refused('serverFailed') : failed;
}
