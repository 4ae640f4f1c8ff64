import type { RoleRequest } from '@/admin/domain/role-request.ts';
import type { Acceptance, RequestsEvent } from '@/admin/machines/requests-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { decisionMessages, requestListMessages } from '@/ui/messages/ko/role-messages.ts';
import styles from './requests.module.css';
import { RoleName } from './role-name.tsx';

interface RoleRequestEntryProps {
  readonly request: RoleRequest;
  /** The request that is being granted, possibly another one. */
  readonly granting: RoleRequest | undefined;
  /** Undefined for users who do not decide on requests. */
  readonly send: ((event: RequestsEvent<RoleRequest, Acceptance<RoleRequest>>) => void) | undefined;
}

/** One request: role, requester, reason and date. */
export function RoleRequestEntry({ request, granting, send }: RoleRequestEntryProps) {
  const { role, username, email, reason, created, declined } = request;
  const isGranting = granting?.id === request.id;
  const whose = <VisuallyHidden> {requestListMessages.decideGroup(username)}</VisuallyHidden>;
  return (
    <article className={styles.request}>
      <div>
        <h3>
          <RoleName name={role} />
        </h3>
        <p className={styles.about}>
          {send !== undefined && `${username} · ${email} · `}
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        <p className={styles.reason}>{reason}</p>
        {declined !== undefined && declined !== '' && (
          <p className={styles.reason}>
            <strong>{requestListMessages.answer}</strong> {declined}
          </p>
        )}
      </div>
      {send === undefined ? (
        <Tag tone={declined === undefined ? 'accent' : undefined}>
          {declined === undefined ? requestListMessages.waiting : requestListMessages.declined}
        </Tag>
      ) : (
        <Buttons>
          <Button
            busy={granting !== undefined}
            onClick={() => send({ type: 'acceptance.asked', accepted: { request } })}
          >
            {isGranting ? decisionMessages.granting : decisionMessages.grant}
            {whose}
          </Button>
          <Button
            variant="quiet"
            busy={granting !== undefined}
            onClick={() => send({ type: 'decline.asked', request })}
          >
            {decisionMessages.decline}
            {whose}
          </Button>
        </Buttons>
      )}
    </article>
  );
}
