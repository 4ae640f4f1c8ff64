import { type ReactNode, useCallback, useMemo } from 'react';
import type { Acceptance, ProvidedRoleRequests, RequestsEvent } from '@/admin/requests/requests.machine.ts';
import type { RoleRequest } from '@/admin/requests/requests.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Withdrawal } from '@/shared/withdrawal.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { roleName } from '@/ui/messages/ko/auth.ts';
import {
  decisionMessages,
  declineMessages,
  requestListMessages,
  requestWithdrawalMessages,
  withdrawalQuestion,
} from '@/ui/messages/ko/roles.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { WithdrawalButton } from '@/ui/patterns/form/withdrawal-button.tsx';
import { OpenRequests, type RunningRequests, useRequests } from './open-requests.tsx';
import { RoleName } from './role-name.tsx';
import styles from './roles.module.css';

/** How one of one's own requests is taken back. */
export type RequestWithdrawal = (id: EntityId) => Withdrawal;

interface RequestListProps {
  /** Whether the form for requesting a role is on the same page. */
  readonly isAside?: boolean;
  /** Takes a request of one's own back. */
  readonly withdrawal: RequestWithdrawal;
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
export function RoleRequests({ running, withdrawal, isAside = false, nothing }: RoleRequestsProps) {
  const { actor } = running;
  const reread = useCallback(() => actor.send({ type: 'requests.outdated' }), [actor]);
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
          withdrawal={withdrawal}
          reread={reread}
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

interface RoleRequestEntryProps {
  readonly request: RoleRequest;
  /** The request that is being granted, possibly another one. */
  readonly granting: RoleRequest | undefined;
  readonly withdrawal: RequestWithdrawal;
  readonly reread: () => void;
  /** Undefined for users who do not decide on requests. */
  readonly send: ((event: RequestsEvent<RoleRequest, Acceptance<RoleRequest>>) => void) | undefined;
}

/** One request: role, requester, reason and date. */
function RoleRequestEntry({ request, granting, send, withdrawal, reread }: RoleRequestEntryProps) {
  const { id, role, username, email, reason, created, declined } = request;
  const own = useMemo(() => withdrawal(id), [withdrawal, id]);
  const isGranting = granting?.id === id;
  const whose = <VisuallyHidden>{` ${requestListMessages.decideGroup(username)}`}</VisuallyHidden>;
  return (
    <article className={styles.request}>
      <div>
        <h3>
          <RoleName name={role} />
        </h3>
        <p className={styles.about}>
          {send !== undefined && <span>{`${username} · ${email} · `}</span>}
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        <p className={styles.reason}>{reason}</p>
        {declined !== undefined && declined !== '' && (
          <p className={styles.reason}>
            <strong>{requestListMessages.answer}</strong> <span>{declined}</span>
          </p>
        )}
      </div>
      {send === undefined ? (
        <Buttons>
          <Tag tone={declined === undefined ? 'accent' : undefined}>
            {declined === undefined ? requestListMessages.waiting : requestListMessages.declined}
          </Tag>
          {declined === undefined && (
            <WithdrawalButton
              withdrawal={own}
              reread={reread}
              messages={{ ...requestWithdrawalMessages, question: withdrawalQuestion(role) }}
              which={roleName(role)}
            />
          )}
        </Buttons>
      ) : (
        <Buttons>
          <Button
            busy={granting !== undefined}
            onClick={() => send({ type: 'acceptance.asked', accepted: { request } })}
          >
            <span>{isGranting ? decisionMessages.granting : decisionMessages.grant}</span>
            {whose}
          </Button>
          <Button
            variant="quiet"
            busy={granting !== undefined}
            onClick={() => send({ type: 'decline.asked', request })}
          >
            <span>{decisionMessages.decline}</span>
            {whose}
          </Button>
        </Buttons>
      )}
    </article>
  );
}
