import { ROLE_LIST } from '@/composition/roles.tokens.ts';
import { useService } from '../core.tsx';
import { Face } from '../kit/face.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { faultSentences } from '../messages/fault-messages.ts';
import { roleListMessages } from '../messages/role-messages.ts';
import { useReading } from '../use-reading.ts';
import { RoleRequests } from './role-requests.tsx';
import { RoleTable } from './role-table.tsx';
import styles from './roles.module.css';
import { useIsAdmin } from './use-is-admin.ts';

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
