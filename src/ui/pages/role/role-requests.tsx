import type { ReactNode } from 'react';
import type { RoleRequest } from '@/admin/domain/role-request.ts';
import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { Acceptance } from '@/admin/machines/requests-state.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { declineMessages, requestListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { OpenRequests } from './open-requests.tsx';
import { RoleRequestEntry } from './role-request-entry.tsx';
import styles from './roles.module.css';
import { type RunningRequests, useRequests } from './use-requests.ts';

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
  const { requests } = running;
  const decides = useIsAdmin();
  const messages = requestListMessages;
  const saysNothing = nothing !== undefined && (requests.status === 'empty' || requests.status === 'failed');
  const isUnsupported = requests.status === 'failed' && requests.reason === 'unsupported';
  return (
    <OpenRequests
      running={running}
      messages={decides ? messages : { ...messages, title: messages.mine, empty: messages.mineEmpty }}
      renderEntry={({ request, accepting, send }) => (
        <RoleRequestEntry
          key={request.id}
          request={request}
          granting={accepting?.request}
          send={decides ? send : undefined}
        />
      )}
      declineLead={decides ? ({ username, role }) => declineMessages.lead(username, role) : undefined}
      unsupported={<EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />}
      before={saysNothing && <div className={styles.step}>{nothing}</div>}
    >
      {!decides && !isAside && !saysNothing && !isUnsupported && (
        <div className={styles.step}>
          <ButtonLink variant="quiet" href={href('requestRole')}>
            {messages.request}
          </ButtonLink>
        </div>
      )}
    </OpenRequests>
  );
}
