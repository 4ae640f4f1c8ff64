import { type ReactNode, useId } from 'react';
import type { RoleRequest } from '@/admin/domain/role-request.ts';
import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { Acceptance } from '@/admin/machines/requests-state.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOfRequests, declineMessages, requestListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import { RoleRequestEntry } from './role-request-entry.tsx';
import styles from './roles.module.css';
import { type RunningRequests, useRequests } from './use-requests.ts';

/** When a request is decided, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

interface RequestListProps {
  /** Whether the form for requesting a role is on the same page. */
  readonly isAside?: boolean;
  /** Shown first when no request is open, or when they cannot be read. */
  readonly nothing?: ReactNode;
}

interface OwnRoleRequestsProps extends RequestListProps {
  readonly requests: ProvidedRoleRequests;
}

/** The user's own requests (ROLE-07). */
export function OwnRoleRequests({ requests, ...props }: OwnRoleRequestsProps) {
  return <RoleRequests running={useRequests(requests)} {...props} />;
}

interface RoleRequestsProps extends RequestListProps {
  readonly running: RunningRequests<RoleRequest, Acceptance<RoleRequest>>;
}

/** The open requests: those of all users for an Admin, who decides; for others their own (ROLE-07). */
export function RoleRequests({ running, isAside = false, nothing }: RoleRequestsProps) {
  const { requests, count, accepting, declineCandidate, declineForm, send, actor } = running;
  const decides = useIsAdmin();
  const id = useId();
  const messages = requestListMessages;
  const saysNothing = nothing !== undefined && (requests.status === 'empty' || requests.status === 'failed');
  const isUnsupported = requests.status === 'failed' && requests.reason === 'unsupported';
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      className={styles.block}
      aria-labelledby={id}
      aria-busy={accepting !== undefined}
    >
      {saysNothing && <div className={styles.step}>{nothing}</div>}
      <PartHeading id={id} aside={count > 0 ? countOfRequests(count) : undefined}>
        {decides ? messages.title : messages.mine}
      </PartHeading>
      <Async
        state={requests}
        loading={messages.loading}
        lines={3}
        empty={<p>{decides ? messages.empty : messages.mineEmpty}</p>}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
          )
        }
      >
        {(all) =>
          all.map((request) => (
            <RoleRequestEntry
              key={request.id}
              request={request}
              granting={accepting?.request}
              send={decides ? send : undefined}
            />
          ))
        }
      </Async>
      {decides && (
        <ReasonDialog
          name="decline"
          messages={declineMessages}
          about={declineCandidate?.id}
          makeForm={declineForm}
          decider={actor}
        >
          {declineCandidate && <p>{declineMessages.lead(declineCandidate.username, declineCandidate.role)}</p>}
        </ReasonDialog>
      )}
      {!decides && !isAside && !saysNothing && !isUnsupported && (
        <div className={styles.step}>
          <ButtonLink variant="quiet" href={href('requestRole')}>
            {messages.request}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
