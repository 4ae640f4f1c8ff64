import { changedNothing, done, type Outcome, refused } from '@/shared/domain/outcome.ts';

/** The outcome of several deeds as one: where one of them is refused, the whole is. Where others were done, the board has to be read again. */
export function allDone(outcomes: readonly Outcome<null>[]): Outcome<null> {
  const failed = outcomes.find((outcome) => outcome.kind === 'refused');
  if (failed === undefined) return done(null);
  const isPartial = outcomes.some(({ kind }) => kind === 'done') && changedNothing(failed.reason);
  return isPartial ? refused('serverFailed') : failed;
}
