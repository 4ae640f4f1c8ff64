import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOfRequests, declineMessages, linkRequestMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';
import { LinkRequestEntry } from './link-request-entry.tsx';
import styles from './roles.module.css';

/** When a request is decided, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

/** Accounts that ask to be linked to a member, for an Admin (MINE-02); nothing on a server that knows no such requests. */
export function LinkRequests() {
  const provided = useService(rolesFeature, 'linkRequests');
  const [snapshot, send] = useMachine(provided.machine);
  const { requests, accepting, declineCandidate } = provided.select(snapshot);
  usePageLeft(send);
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
        {(all) =>
          all.map((request) => (
            <LinkRequestEntry key={request.id} request={request} accepting={accepting} send={send} />
          ))
        }
      </Async>
      <ReasonDialog
        name="decline"
        messages={declineMessages}
        about={declineCandidate?.id}
        makeForm={provided.declineForm}
        send={send}
      >
        {declineCandidate && <p>{messages.declineLead(declineCandidate.username)}</p>}
      </ReasonDialog>
    </section>
  );
}
