import { type EntityId, sameId } from './entity-id.ts';
import type { FeedItem } from './feed.ts';
import { done, mayHaveHappened, type Outcome, refused, settledOutcome } from './outcome.ts';
import type { Restorations } from './removals.ports.ts';
import type { RestorableKind } from './removals.ts';

/**
 * Removes something once, and looks for it where the answer leaves open whether it is gone (REL-16): after a lost answer it
 * may have been removed, and after a 404 somebody else may have done so, or the server lacks the call (`unsupported`).
 * Where it cannot be looked for either, the failure stays: a second removal has no further effect.
 * @param find refuses with `notFound` only where it is certain that there is no such thing
 */
export async function confirmedRemoval(
  remove: () => Promise<Outcome<null>>,
  find: () => Promise<Outcome<unknown>>,
): Promise<Outcome<null>> {
  const removed = await settledOutcome(remove);
  if (removed.kind === 'done') return removed;
  const wasMissing = removed.reason === 'notFound';
  if (!wasMissing && !mayHaveHappened(removed.reason)) return removed;
  const found = await settledOutcome(find);
  if (found.kind === 'done') return wasMissing ? refused('unsupported') : removed;
  return found.reason === 'notFound' ? done(null) : removed;
}

interface RemovableList {
  all(): Promise<Outcome<readonly FeedItem[]>>;
  remove(id: EntityId): Promise<Outcome<null>>;
}

/** The same repository; an item whose removal was not answered is looked for in its list, before a failure is reported. */
export function makeConfirmedRemovals<Repository extends RemovableList>(repository: Repository): Repository {
  const find = async (id: EntityId): Promise<Outcome<FeedItem>> => {
    const list = await repository.all();
    if (list.kind === 'refused') return list;
    const found = list.value.find((item) => sameId(item.id, id));
    return found === undefined ? refused('notFound') : done(found);
  };
  return {
    ...repository,
    remove: (id: EntityId) =>
      confirmedRemoval(
        () => repository.remove(id),
        () => find(id),
      ),
  };
}

export type CanRestore = (kind: RestorableKind, id: EntityId) => Promise<boolean>;

/**
 * Whether the server can undo the removal of things of a kind: it is asked by restoring one that is about to be removed, which
 * stays as it is. So nothing is removed in the hope of a call that the server lacks, and no version has to be known. Asked once
 * for each kind in this tab; an answer that leaves it open is no, for this time. Who may not restore may not remove either: that is
 * then said at once.
 */
export function makeCanRestore(restorations: Restorations): CanRestore {
  const known = new Map<RestorableKind, Promise<boolean>>();
  const ask = async (kind: RestorableKind, id: EntityId): Promise<boolean> => {
    const outcome = await settledOutcome(() => restorations.restore(kind, id));
    const hasCall = outcome.kind === 'done' || outcome.reason === 'forbidden';
    if (!hasCall && outcome.reason !== 'unsupported') known.delete(kind);
    return hasCall;
  };
  return (kind, id) => {
    const answer = known.get(kind) ?? ask(kind, id);
    known.set(kind, answer);
    return answer;
  };
}

export type Restore = Restorations['restore'];

/** Restores something; where the answer was lost, once more: what is restored already stays as it is (REL-16). */
export function makeRestore(restorations: Restorations): Restore {
  return async (kind, id) => {
    const outcome = await settledOutcome(() => restorations.restore(kind, id));
    const isOpen = outcome.kind === 'refused' && mayHaveHappened(outcome.reason);
    return isOpen ? settledOutcome(() => restorations.restore(kind, id)) : outcome;
  };
}
