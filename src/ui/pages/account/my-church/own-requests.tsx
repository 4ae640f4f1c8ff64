import type { RoleRequest } from '@/admin/domain/role-request.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { ownRequestsMessages } from '@/ui/messages/ko/my-church-messages.ts';
import { languageOfRole, requestListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './my-church.module.css';
import { OwnPart } from './own-part.tsx';

/** The user's own requests for roles, and their state (ROLE-07). */
export function OwnRequests({ requests }: { readonly requests: ProvidedReadOnce<readonly RoleRequest[]> }) {
  return (
    <OwnPart messages={ownRequestsMessages} href={href('manageRoles')} reading={useReading(requests)}>
      {(own) => (
        <ul>
          {own.map(({ id, role, created, declined }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.head}>
                <strong lang={languageOfRole(role)}>{roleName(role)}</strong>
                <Tag tone={declined === undefined ? 'accent' : undefined}>
                  {declined === undefined ? requestListMessages.waiting : requestListMessages.declined}
                </Tag>
              </div>
              {created !== undefined && (
                <time className={styles.day} dateTime={created}>
                  {created}
                </time>
              )}
              {declined !== undefined && declined !== '' && (
                <p className={styles.reason}>
                  <strong>{requestListMessages.answer}</strong> {declined}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </OwnPart>
  );
}
