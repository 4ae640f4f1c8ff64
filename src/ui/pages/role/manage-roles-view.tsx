import type { ProvidedCorrectionInbox, ProvidedLinkRequests } from '@/admin/requests/member-requests.machine.ts';
import type { ProvidedRoleRequests } from '@/admin/requests/requests.machine.ts';
import type { RoleList } from '@/admin/roles/roles.machine.ts';
import type { Role } from '@/admin/roles/roles.ts';
import { rolesEntry } from '@/composition/roles.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { CountInMenu } from '@/ui/app/section/request-count-view.tsx';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { InTurn } from '@/ui/kit/layout/part.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { roleListMessages, roleMeaning, roleTexts } from '@/ui/messages/ko/roles.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { Corrections, LinkRequests } from './member-requests.tsx';
import { useRequests } from './open-requests.tsx';
import { RoleName } from './role-name.tsx';
import { OwnRoleRequests, type RequestWithdrawal, RoleRequests } from './role-requests.tsx';
import styles from './roles.module.css';

/** For an Admin the open requests are before the table of roles; for others they are after it (ROLE-02, ROLE-07). */
export function RolesIsland() {
  const services = useServices(rolesEntry, roleTexts);
  const decides = useIsAdmin();
  return (
    <InTurn className={styles.dense}>
      {decides && (
        <RequestsToDecide
          roleRequests={services.requests}
          linkRequests={services.linkRequests}
          corrections={services.corrections}
          withdrawal={services.withdrawal}
        />
      )}
      <Roles list={services.list} />
      {!decides && <OwnRoleRequests requests={services.requests} withdrawal={services.withdrawal} />}
    </InTurn>
  );
}

interface RequestsToDecideProps {
  readonly roleRequests: ProvidedRoleRequests;
  readonly linkRequests: ProvidedLinkRequests;
  readonly corrections: ProvidedCorrectionInbox;
  readonly withdrawal: RequestWithdrawal;
}

/**
 * All requests that an Admin has to decide on; the menu beside the page shows their count (ROLE-07, MINE-02, MINE-06).
 */
function RequestsToDecide(provided: RequestsToDecideProps) {
  const roles = useRequests(provided.roleRequests);
  const links = useRequests(provided.linkRequests);
  const corrections = useRequests(provided.corrections);
  return (
    <>
      <CountInMenu count={roles.count + links.count + corrections.count} />
      <RoleRequests running={roles} withdrawal={provided.withdrawal} />
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

const columns: readonly Column<Role>[] = [
  {
    header: roleListMessages.name,
    kind: 'rowHeader',
    cell: ({ id, name }) => (
      <span className={styles.role}>
        <TextLink href={href('roleDetail', { roleId: id })}>
          <RoleName name={name} />
        </TextLink>
      </span>
    ),
  },
  { header: roleListMessages.meaning, cell: ({ name }) => roleMeaning(name) },
];

/** Every role by name, each leading to its holders (ROLE-02). */
function RoleTable({ roles }: { readonly roles: readonly Role[] }) {
  return <DataTable label={roleListMessages.list} columns={columns} rows={roles} rowKey={({ id }) => id} />;
}
