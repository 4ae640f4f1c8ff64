import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { CountInMenu } from '@/ui/app/section/request-count.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { roleListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { LinkRequests } from './link-requests.tsx';
import { OwnRoleRequests, RoleRequests } from './role-requests.tsx';
import { RoleTable } from './role-table.tsx';
import styles from './roles.module.css';
import { useRequests } from './use-requests.ts';

/** For an Admin the open requests are before the table of roles; for others they are after it (ROLE-02, ROLE-07). */
export function RolesIsland() {
  const decides = useIsAdmin();
  return (
    <div className={styles.dense}>
      {decides && <OpenRequests />}
      <Roles />
      {!decides && <OwnRoleRequests />}
    </div>
  );
}

/** All that waits for an Admin; the menu beside the page shows how many (ROLE-07, MINE-02). */
function OpenRequests() {
  const roles = useRequests(useService(rolesFeature, 'requests'));
  const links = useRequests(useService(rolesFeature, 'linkRequests'));
  return (
    <>
      <CountInMenu count={roles.count + links.count} />
      <RoleRequests running={roles} />
      <LinkRequests running={links} />
    </>
  );
}

function Roles() {
  const { viewModel, retry } = useReading(useService(rolesFeature, 'list'));
  return (
    <Async
      state={viewModel}
      loading={roleListMessages.loading}
      lines={6}
      empty={roleListMessages.empty}
      renderFailed={(reason) => <FailureState sentence={roleListMessages.failed} reason={reason} onRetry={retry} />}
    >
      {(roles) => <RoleTable roles={roles} />}
    </Async>
  );
}
