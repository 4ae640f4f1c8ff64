import { done, type Failure, type Outcome, refused, settledOutcome } from '@/shared/domain/outcome.ts';

/**
 * What says nothing of whether a deed was done: its answer did not come, was nobody's word, came from a gateway, or broke
 * what reads it.
 */
const UNSURE: readonly string[] = [
  'networkError',
  'timedOut',
  'malformed',
  'serverFailed',
  'unexpected',
] satisfies Failure[];

/**
 * Looks for what was published when the answer to it is lost, before anybody says that it was not, or sends it again
 * (REL-16, REL-20).
 * @param look reads where it would stand
 * @returns what was found; `unconfirmed` when that cannot be read either, or its reading breaks; else the failure as it was
 */
export async function lookFor<Item, Reason extends string>(
  reason: Reason,
  look: () => Promise<Outcome<readonly Item[]>>,
  isIt: (item: Item) => boolean,
  signal?: AbortSignal,
): Promise<Outcome<Item, Reason | 'unconfirmed'>> {
  if (!UNSURE.includes(reason)) return refused(reason);
  const items = await settledOutcome(look, signal);
  // The church itself has said that it failed: most likely it did.
  if (items.kind === 'refused') return refused(reason === 'serverFailed' ? reason : 'unconfirmed');
  const found = items.value.find(isIt);
  return found === undefined ? refused(reason) : done(found);
}
