import { useSelector } from '@xstate/react';
import type { ProvidedRoleRequests } from '@/admin/requests/requests.machine.ts';
import { sameRoles } from '@/admin/roles/roles.ts';
import type { ApplyRoles } from '@/auth/apply-roles.machine.ts';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { rolesEntry } from '@/composition/roles.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { myRolesMessages, roleMeaning, roleTexts } from '@/ui/messages/ko/roles.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { RoleName } from './role-name.tsx';
import { OwnRoleRequests, type RequestWithdrawal } from './role-requests.tsx';
import styles from './roles.module.css';

/** The user's present roles on the server, with what each allows (ROLE-01); below them their requests (ROLE-07). */
export function MyRolesIsland() {
  const services = useServices(rolesEntry, roleTexts);
  const { viewModel, retry } = useReading(services.mine);
  const show = (names: readonly string[]) => (
    <MyRoles
      names={names}
      requests={services.requests}
      withdrawal={services.withdrawal}
      applyRoles={services.applyRoles}
    />
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

interface MyRolesProps {
  readonly names: readonly string[];
  readonly requests: ProvidedRoleRequests;
  readonly withdrawal: RequestWithdrawal;
  readonly applyRoles: ApplyRoles;
}

function MyRoles({ names, requests, withdrawal, applyRoles }: MyRolesProps) {
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
      {!decides && (
        <OwnRoleRequests
          requests={requests}
          withdrawal={withdrawal}
          isAside={nothing === undefined}
          nothing={nothing}
        />
      )}
    </>
  );
}

/** When the notice disappears, its focused button does too. */
const keepFocus = keepFocusWithin();

interface RolesChangedProps {
  /** The user's roles on the server. */
  readonly names: readonly string[];
  readonly onApply: ApplyRoles;
}

/**
 * Says that the user's roles on the server differ from the session's, and offers to refresh the session now (AUTH-18).
 */
function RolesChanged({ names, onApply }: RolesChangedProps) {
  const session = useCoreService('session');
  const isBehind = useSelector(session, (snapshot) => {
    const known = sessionIn(snapshot)?.roles;
    return known !== undefined && !sameRoles(known, names);
  });
  const isApplying = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.changed}>
      {isBehind && (
        <div className={styles.apply}>
          <Notice>
            <p>
              <strong>{myRolesMessages.changed}</strong> <span>{myRolesMessages.changedNext}</span>
            </p>
            <Button variant="quiet" busy={isApplying} onClick={onApply}>
              {isApplying ? myRolesMessages.applying : myRolesMessages.apply}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}
