import { ROLE_LIST } from '@/composition/roles.tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { roleListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { RoleRequests } from './role-requests.tsx';
import { RoleTable } from './role-table.tsx';
import styles from './roles.module.css';

/** The requests that wait for an Admin come first, then the table of roles; for others the other way round (ROLE-02, ROLE-07). */
export function RolesLive() {
  const decides = useIsAdmin();
  return (
    <div className={styles.dense}>
      {decides && <RoleRequests />}
      <Roles />
      {!decides && <RoleRequests />}
    </div>
  );
}

function Roles() {
  const { face, retry } = useReading(useService(ROLE_LIST));
  if (face.status === 'ready') return <RoleTable roles={face.value} />;
  if (face.status === 'empty') return <Face kind="empty" sentence={roleListMessages.empty} />;
  if (face.status === 'loading') return <Skeleton label={roleListMessages.loading} lines={6} />;
  const next = faultSentences[face.reason];
  return <Face kind="failed" sentence={roleListMessages.failed} next={next} onRetry={retry} />;
}
