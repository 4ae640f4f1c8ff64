import { changedNothing, done, type Outcome, refused } from '@/shared/domain/outcome.ts';

/**
 * The outcome of several requests as one: refused as soon as one was refused. The board must then be read again, since
 * the others were done.
 */
export function allDone(outcomes: readonly Outcome<null>[]): Outcome<null> {
  const failed = outcomes.find((outcome) => outcome.kind === 'refused');
  if (failed === undefined) return done(null);
  const isPartial = outcomes.some(({ kind }) => kind === 'done') && changedNothing(failed.reason);
  return isPartial ? refused('serverFailed') : failed;
}
