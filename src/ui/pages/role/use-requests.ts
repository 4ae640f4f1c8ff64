import { useMachine } from '@xstate/react';
import type { ProvidedRequests, RequestsViewModel } from '@/admin/machines/provide-requests.ts';
import type { Acceptance, RequestsEvent } from '@/admin/machines/requests-state.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { ReasonForm } from '@/shared/machines/provide-reason-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { usePageLeft } from '@/ui/kit/navigation/use-page-left.ts';

/** The open requests, for a view. */
export interface RunningRequests<Request extends FeedItem, Accepted extends Acceptance<Request>>
  extends RequestsViewModel<Request, Accepted> {
  readonly declineForm: ReasonForm<'decline'>;
  readonly send: (event: RequestsEvent<Request, Accepted>) => void;
  readonly actor: Receiver<RequestsEvent<Request, Accepted>>;
}

/** Runs the machine of one kind of requests for a view. */
export function useRequests<Request extends FeedItem, Accepted extends Acceptance<Request>>({
  machine,
  select,
  declineForm,
}: ProvidedRequests<Request, Accepted>): RunningRequests<Request, Accepted> {
  const [snapshot, send, actor] = useMachine(machine);
  usePageLeft(send);
  return { ...select(snapshot), declineForm, send, actor };
}
