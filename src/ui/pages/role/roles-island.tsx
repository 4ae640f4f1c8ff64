import type { ProvidedCorrectionInbox } from '@/admin/machines/provide-correction-inbox.ts';
import type { ProvidedLinkRequests } from '@/admin/machines/provide-link-requests.ts';
import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { RoleList } from '@/admin/machines/provide-roles.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { CountInMenu } from '@/ui/app/section/request-count.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { InTurn } from '@/ui/kit/layout/in-turn.tsx';
import { roleListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { Corrections } from './corrections.tsx';
import { LinkRequests } from './link-requests.tsx';
import { OwnRoleRequests, RoleRequests } from './role-requests.tsx';
import { RoleTable } from './role-table.tsx';
import styles from './roles.module.css';
import { useRequests } from './use-requests.ts';

/** For an Admin the open requests are before the table of roles; for others they are after it (ROLE-02, ROLE-07). */
function RolesAndRequests({ services }: HasServices<typeof rolesFeature>) {
  const decides = useIsAdmin();
  return (
    <InTurn className={styles.dense}>
      {decides && (
        <OpenRequests
          roleRequests={services.requests}
          linkRequests={services.linkRequests}
          corrections={services.corrections}
        />
      )}
      <Roles list={services.list} />
      {!decides && <OwnRoleRequests requests={services.requests} />}
    </InTurn>
  );
}

export const RolesIsland = withServices(rolesFeature, RolesAndRequests);

interface OpenRequestsProps {
  readonly roleRequests: ProvidedRoleRequests;
  readonly linkRequests: ProvidedLinkRequests;
  readonly corrections: ProvidedCorrectionInbox;
}

/**
 * All requests that an Admin has to decide on; the menu beside the page shows their count (ROLE-07, MINE-02, MINE-06).
 */
function OpenRequests(provided: OpenRequestsProps) {
  const roles = useRequests(provided.roleRequests);
  const links = useRequests(provided.linkRequests);
  const corrections = useRequests(provided.corrections);
  return (
    <>
      <CountInMenu count={roles.count + links.count + corrections.count} />
      <RoleRequests running={roles} />
      <LinkRequests running={links} />
      <Corrections running={corrections} />
    </>
  );
}

function Roles({ list }: { readonly list: RoleList }) {
  const { viewModel, retry } = useReading(list);
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
