import { type ReactNode, useId } from 'react';
import type { Acceptance, RequestsEvent } from '@/admin/machines/requests-state.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOfRequests, declineMessages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import styles from './roles.module.css';
import type { RunningRequests } from './use-requests.ts';

/** When a request is decided, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

interface OpenRequest extends FeedItem {
  readonly username: string;
}

/** One request of the list. */
export interface EntryProps<Request extends FeedItem, Accepted extends Acceptance<Request>> {
  readonly request: Request;
  /** The acceptance that is being sent, possibly of another request. */
  readonly accepting: Accepted | undefined;
  readonly send: (event: RequestsEvent<Request, Accepted>) => void;
}

interface OpenRequestsProps<Request extends OpenRequest, Accepted extends Acceptance<Request>> {
  readonly running: RunningRequests<Request, Accepted>;
  readonly messages: {
    readonly title: string;
    readonly loading: string;
    readonly empty: string;
    readonly failed: string;
    readonly declineLead: (username: string) => string;
  };
  readonly renderEntry: (props: EntryProps<Request, Accepted>) => ReactNode;
}

/** The requests that an Admin decides on (MINE-02, MINE-06); nothing where the server has no such call. */
export function OpenRequests<Request extends OpenRequest, Accepted extends Acceptance<Request>>(
  props: OpenRequestsProps<Request, Accepted>,
) {
  const { running, messages, renderEntry } = props;
  const { requests, count, accepting, declineCandidate, declineForm, send, actor } = running;
  const id = useId();
  if (requests.status === 'failed' && requests.reason === 'unsupported') return null;
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      className={styles.block}
      aria-labelledby={id}
      aria-busy={accepting !== undefined}
    >
      <PartHeading id={id} aside={count > 0 ? countOfRequests(count) : undefined}>
        {messages.title}
      </PartHeading>
      <Async
        state={requests}
        loading={messages.loading}
        lines={3}
        empty={<p>{messages.empty}</p>}
        renderFailed={(reason) => (
          <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
        )}
      >
        {(all) => all.map((request) => renderEntry({ request, accepting, send }))}
      </Async>
      <ReasonDialog
        name="decline"
        messages={declineMessages}
        about={declineCandidate?.id}
        makeForm={declineForm}
        decider={actor}
      >
        {declineCandidate && <p>{messages.declineLead(declineCandidate.username)}</p>}
      </ReasonDialog>
    </section>
  );
}
