import type { FeedItem } from '@/shared/domain/feed.ts';
import { type Failure, mayHaveHappened } from '@/shared/domain/outcome.ts';
import { failureOf, required } from '@/shared/machines/outcome-actor.ts';
import type { Removable } from '@/shared/machines/removal.machine.ts';
import type { Leaving, RemovingEvent } from '@/shared/machines/removing.ts';

/** How a request is accepted; some kinds need more than the request itself. */
export interface Acceptance<Request extends FeedItem> {
  readonly request: Request;
}

/** A request that is declined, with the reason that its author is given. */
export interface DeclinedRequest<Request extends FeedItem> extends FeedItem {
  readonly request: Request;
  readonly reason: string;
}

export type RequestsEvent<Request extends FeedItem, Accepted extends Acceptance<Request>> =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'acceptance.asked'; readonly accepted: Accepted }
  | { readonly type: 'decline.asked'; readonly request: Request }
  | { readonly type: 'decline.confirmed'; readonly reason: string }
  | { readonly type: 'decline.cancelled' }
  /** An acceptance was undone, or could not be. */
  | { readonly type: 'requests.outdated' }
  | RemovingEvent<DeclinedRequest<Request>>;

export interface Accepting<Accepted> {
  /** The acceptance that is being sent, until the list was read again. */
  readonly accepting: Accepted | undefined;
}

export interface RequestsContext<Request extends FeedItem, Accepted>
  extends Accepting<Accepted>,
    Leaving<DeclinedRequest<Request>> {
  /** As the server sent them last; undefined until then. */
  readonly requests: readonly Request[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** Why the last acceptance may or may not have been carried out; undefined unless it is looked for. */
  readonly lost: Failure | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: Request | undefined;
}

/** The request whose decline was confirmed, on its way out of the list. */
export function declinedIn<Request extends FeedItem>(
  { declineCandidate }: { readonly declineCandidate: Request | undefined },
  { reason }: { readonly reason: string },
): Removable<DeclinedRequest<Request>> {
  const request = required(declineCandidate);
  return { item: { id: request.id, request, reason } };
}

/** A guard in `onError`: the acceptance may have been carried out (REL-16). */
export function isInconclusive(failed: Parameters<typeof failureOf>[0]): boolean {
  return mayHaveHappened(failureOf(failed));
}
