import { useMachine } from '@xstate/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import type {
  Acceptance,
  ProvidedRequests,
  RequestsEvent,
  RequestsViewModel,
} from '@/admin/requests/requests.machine.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { ReasonForm } from '@/shared/reason.machine.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';
import { countOfRequests, declineMessages } from '@/ui/messages/ko/roles.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import styles from './roles.module.css';

/** When a request is decided, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

/** One request of the list. */
export interface EntryProps<Request extends FeedItem, Accepted extends Acceptance<Request>> {
  readonly request: Request;
  /** The acceptance that is being sent, possibly of another request. */
  readonly accepting: Accepted | undefined;
  readonly send: (event: RequestsEvent<Request, Accepted>) => void;
}

interface OpenRequestsProps<Request extends FeedItem, Accepted extends Acceptance<Request>> {
  readonly running: RunningRequests<Request, Accepted>;
  readonly messages: Readonly<Record<'title' | 'loading' | 'empty' | 'failed', string>>;
  readonly renderEntry: (props: EntryProps<Request, Accepted>) => ReactNode;
  /** What declining does, in a sentence; absent for readers who do not decide. */
  readonly declineLead: ((candidate: Request) => string) | undefined;
  /** Shown where the server has no such call; without it, nothing is. */
  readonly unsupported?: ReactElement;
  /** Shown above the heading. */
  readonly before?: ReactNode;
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** The open requests of one kind, on which an Admin decides (ROLE-07, MINE-02, MINE-06). */
export function OpenRequests<Request extends FeedItem, Accepted extends Acceptance<Request>>(
  props: OpenRequestsProps<Request, Accepted>,
) {
  const { running, messages, renderEntry, declineLead, unsupported, before, children } = props;
  const { requests, count, accepting, declineCandidate, declineForm, send, actor } = running;
  const id = useId();
  const isUnsupported = requests.status === 'failed' && requests.reason === 'unsupported';
  if (isUnsupported && unsupported === undefined) return null;
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      className={styles.block}
      aria-labelledby={id}
      aria-busy={accepting !== undefined}
    >
      {before}
      <PartHeading id={id} aside={count > 0 ? countOfRequests(count) : undefined}>
        {messages.title}
      </PartHeading>
      <Async
        state={requests}
        loading={messages.loading}
        lines={3}
        empty={<p>{messages.empty}</p>}
        renderFailed={(reason) =>
          isUnsupported && unsupported !== undefined ? (
            unsupported
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
          )
        }
      >
        {(all) => all.map((request) => renderEntry({ request, accepting, send }))}
      </Async>
      {declineLead !== undefined && (
        <ReasonDialog
          name="decline"
          messages={declineMessages}
          about={declineCandidate?.id}
          makeForm={declineForm}
          decider={actor}
        >
          {declineCandidate && <p>{declineLead(declineCandidate)}</p>}
        </ReasonDialog>
      )}
      {children}
    </section>
  );
}

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
