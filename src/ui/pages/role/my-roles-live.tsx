import { MY_ROLES } from '@/composition/roles.tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { myRolesMessages, roleMeaning } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { RoleRequests } from './role-requests.tsx';
import { RoleWords } from './role-words.tsx';
import styles from './roles.module.css';
import { RolesChanged } from './roles-changed.tsx';

/** The names of one's roles, as the server knows them by now, and what each allows (ROLE-01); below it what one has asked for (ROLE-07). */
export function MyRolesLive() {
  const decides = useIsAdmin();
  const { face, retry } = useReading(useService(MY_ROLES));
  if (face.status === 'loading') return <Skeleton label={myRolesMessages.loading} />;
  if (face.status === 'failed') {
    const next = faultSentences[face.reason];
    return <Face kind="failed" sentence={myRolesMessages.failed} next={next} onRetry={retry} />;
  }
  const names = face.status === 'ready' ? face.value : [];
  const request = <ButtonLink href="/role/request">{myRolesMessages.request}</ButtonLink>;
  const nothing =
    names.length > 0 ? undefined : (
      <Face kind="empty" sentence={myRolesMessages.empty} next={myRolesMessages.emptyNext}>
        {request}
      </Face>
    );
  return (
    <>
      <RolesChanged names={names} />
      {names.length > 0 && (
        <>
          <dl aria-label={myRolesMessages.list}>
            {names.map((name) => (
              <div key={name} className={styles.entry}>
                <dt>
                  <RoleWords name={name} />
                </dt>
                <dd>{roleMeaning(name)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.step}>{request}</div>
        </>
      )}
      {decides && nothing}
      {!decides && <RoleRequests isAside={nothing === undefined} nothing={nothing} />}
    </>
  );
}
