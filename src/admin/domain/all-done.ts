import { changedNothing, done, type Outcome, refused } from '@/shared/domain/outcome.ts';

/**
 * The outcome of several requests as one: refused as soon as one was refused, and `partlyDone` where that request changed nothing
 * but another was carried out, so that the board is read again.
 */
export function allDone(outcomes: readonly Outcome<null>[]): Outcome<null> {
  const failed = outcomes.find((outcome) => outcome.kind === 'refused');
  if (failed === undefined) return done(null);
  const isPartial = outcomes.some(({ kind }) => kind === 'done') && changedNothing(failed.reason);
  return isPartial ? refused('partlyDone') : failed;
}
