import { done, mayHaveHappened, type Outcome, refused, settledOutcome } from '@/shared/outcome.ts';

/**
 * When the answer to a publishing request is lost, looks for what was published, before a failure is reported or the
 * request is sent again (REL-16, REL-20).
 * @param readList reads the list in which it would be
 * @returns what was found; `unconfirmed` when the list cannot be read either; else the original failure
 */
export async function findLostPost<Item, Reason extends string>(
  reason: Reason,
  readList: () => Promise<Outcome<readonly Item[]>>,
  isWanted: (item: Item) => boolean,
  signal?: AbortSignal,
): Promise<Outcome<Item, Reason | 'unconfirmed'>> {
  if (!mayHaveHappened(reason)) return refused(reason);
  const items = await settledOutcome(readList, signal);
  // The server itself answered with a failure, so most likely it did not publish the post.
  if (items.kind === 'refused') return refused(reason === 'serverFailed' ? reason : 'unconfirmed');
  const found = items.value.find(isWanted);
  return found === undefined ? refused(reason) : done(found);
}
