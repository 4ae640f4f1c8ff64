import type { RoleDecision, RoleRequest } from '@/admin/domain/role-request.ts';
import type { DecidedRequest } from '@/admin/machines/role-requests.machine.ts';
import { Button } from '../kit/button.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { Tag } from '../kit/tag.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { decisionWords, requestListMessages } from '../messages/role-messages.ts';
import styles from './requests.module.css';
import { RoleWords } from './role-words.tsx';

interface RoleRequestEntryProps {
  readonly request: RoleRequest;
  /** The decision that is on its way, on this request or another. */
  readonly pending: DecidedRequest | undefined;
  /** Absent for those who do not decide. */
  readonly onDecided: ((decision: RoleDecision) => void) | undefined;
}

const DECISIONS = ['grant', 'decline'] as const;

/** One request: which role, who asks for it, why and since when. */
export function RoleRequestEntry({ request, pending, onDecided }: RoleRequestEntryProps) {
  const { role, username, email, reason, created } = request;
  const own = pending?.request.id === request.id ? pending.decision : undefined;
  return (
    <article className={styles.request}>
      <div>
        <h3>
          <RoleWords name={role} />
        </h3>
        <p className={styles.about}>
          {onDecided !== undefined && `${username} · ${email} · `}
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        <p className={styles.reason}>{reason}</p>
      </div>
      {onDecided === undefined ? (
        <Tag tone="today">{requestListMessages.waiting}</Tag>
      ) : (
        <Buttons>
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'grant' ? 'primary' : 'quiet'}
              busy={pending !== undefined}
              onClick={() => onDecided(decision)}
            >
              {own === decision ? decisionWords[decision].busy : decisionWords[decision].label}
              <VisuallyHidden> {requestListMessages.decideGroup(username)}</VisuallyHidden>
            </Button>
          ))}
        </Buttons>
      )}
    </article>
  );
}
