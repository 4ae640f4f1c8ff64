import { useMachine } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { ProvidedRequests } from '@/shared/machines/provide-requests.ts';
import type { Decision, RequestsEvent } from '@/shared/machines/requests.machine.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOfRequests } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import styles from './roles.module.css';

/** When a request is decided, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

interface OpenRequest {
  readonly id: EntityId;
  readonly username: string;
}

/** One request of the list. */
export interface EntryProps<Request, Choice> {
  readonly request: Request;
  /** The decision that is being sent, possibly on another request. */
  readonly decision: Decision<Request, Choice> | undefined;
  readonly send: (event: RequestsEvent<Request, Choice>) => void;
}

interface OpenRequestsProps<Request extends OpenRequest, Choice> {
  readonly provided: ProvidedRequests<Request, Choice>;
  readonly messages: {
    readonly title: string;
    readonly loading: string;
    readonly empty: string;
    readonly failed: string;
    readonly declineLead: (username: string) => string;
  };
  readonly renderEntry: (props: EntryProps<Request, Choice>) => ReactNode;
}

/** What users ask an Admin to decide (MINE-02, MINE-06); nothing on a server that knows no such requests. */
export function OpenRequests<Request extends OpenRequest, Choice>(props: OpenRequestsProps<Request, Choice>) {
  const { provided, messages, renderEntry } = props;
  const [snapshot, send] = useMachine(provided.machine);
  const { requests, decision, declineCandidate, writtenOf } = provided.select(snapshot);
  const id = useId();
  if (requests.status === 'failed' && requests.reason === 'unsupported') return null;
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      className={styles.block}
      aria-labelledby={id}
      aria-busy={decision !== undefined}
    >
      <PartHeading id={id} aside={requests.status === 'ready' ? countOfRequests(requests.value.length) : undefined}>
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
        {(all) => all.map((request) => renderEntry({ request, decision, send }))}
      </Async>
      <DeclineDialog
        request={declineCandidate && { id: declineCandidate.id, lead: messages.declineLead(declineCandidate.username) }}
        written={declineCandidate === undefined ? '' : writtenOf(declineCandidate.id)}
        send={send}
      />
    </section>
  );
}
