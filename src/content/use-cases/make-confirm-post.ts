import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { findLostPost } from '../domain/lost-answer.ts';

/** The outcome of sending a new post: when its answer is lost, the post is looked for as {@link findLostPost} does. */
export type ConfirmPost<Item> = <Reason extends string>(
  outcome: Outcome<Item, Reason>,
  readList: () => Promise<Outcome<readonly Item[]>>,
  isWanted: (item: Item) => boolean,
  signal?: AbortSignal,
) => Promise<Outcome<Item, Reason | 'unconfirmed'>>;

/**
 * Looks for new posts whose answer is lost, before a failure is reported (REL-16, REL-20). A post that was published
 * from here before is not taken for a later one with the same texts, whose files may be others.
 */
export function makeConfirmPost<Item extends { readonly id: EntityId }>(): ConfirmPost<Item> {
  const published = new Set<string>();

  return async (outcome, readList, isWanted, signal) => {
    const isLost = (item: Item) => !published.has(String(item.id)) && isWanted(item);
    const confirmed = outcome.kind === 'done' ? outcome : await findLostPost(outcome.reason, readList, isLost, signal);
    if (confirmed.kind === 'done') published.add(String(confirmed.value.id));
    return confirmed;
  };
}
