import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { ApplyRoles } from '@/auth/machines/apply-roles.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { myRolesMessages, roleMeaning } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { RoleName } from './role-name.tsx';
import { OwnRoleRequests } from './role-requests.tsx';
import styles from './roles.module.css';
import { RolesChanged } from './roles-changed.tsx';

/** The user's present roles on the server, with what each allows (ROLE-01); below them their requests (ROLE-07). */
function OwnRoles({ services }: HasServices<typeof rolesFeature>) {
  const { viewModel, retry } = useReading(services.mine);
  const show = (names: readonly string[]) => (
    <MyRoles names={names} requests={services.requests} applyRoles={services.applyRoles} />
  );
  return (
    <Async
      state={viewModel}
      loading={myRolesMessages.loading}
      empty={show([])}
      renderFailed={(reason) => <FailureState sentence={myRolesMessages.failed} reason={reason} onRetry={retry} />}
    >
      {show}
    </Async>
  );
}

export const MyRolesIsland = withServices(rolesFeature, OwnRoles);

interface MyRolesProps {
  readonly names: readonly string[];
  readonly requests: ProvidedRoleRequests;
  readonly applyRoles: ApplyRoles;
}

function MyRoles({ names, requests, applyRoles }: MyRolesProps) {
  const decides = useIsAdmin();
  const request = <ButtonLink href={href('requestRole')}>{myRolesMessages.request}</ButtonLink>;
  const nothing =
    names.length > 0 ? undefined : (
      <EmptyState sentence={myRolesMessages.empty} next={myRolesMessages.emptyNext}>
        {request}
      </EmptyState>
    );
  return (
    <>
      <RolesChanged names={names} onApply={applyRoles} />
      {names.length > 0 && (
        <>
          <dl aria-label={myRolesMessages.list}>
            {names.map((name) => (
              <div key={name} className={styles.entry}>
                <dt>
                  <RoleName name={name} />
                </dt>
                <dd>{roleMeaning(name)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.step}>{request}</div>
        </>
      )}
      {decides && nothing}
      {!decides && <OwnRoleRequests requests={requests} isAside={nothing === undefined} nothing={nothing} />}
    </>
  );
}
