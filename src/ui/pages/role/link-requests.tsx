import { useId } from 'react';
import type { LinkAcceptance, LinkRequest } from '@/admin/domain/link-request.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOfRequests, declineMessages, linkRequestMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import { LinkRequestEntry } from './link-request-entry.tsx';
import styles from './roles.module.css';
import type { RunningRequests } from './use-requests.ts';

/** When a request is decided, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

/** Accounts that ask to be linked to a member, for an Admin (MINE-02); nothing on a server that knows no such requests. */
export function LinkRequests({ running }: { readonly running: RunningRequests<LinkRequest, LinkAcceptance> }) {
  const { requests, count, accepting, declineCandidate, declineForm, send } = running;
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
        makeForm={declineForm}
        send={send}
      >
        {declineCandidate && <p>{messages.declineLead(declineCandidate.username)}</p>}
      </ReasonDialog>
    </section>
  );
}
