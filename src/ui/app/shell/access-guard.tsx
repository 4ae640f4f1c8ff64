import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { PageAccessFactory } from '@/auth/page-access.machine.ts';
import type { Audience } from '@/auth/page-access.ts';
import { pageAccessEntry } from '@/composition/page-access.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { useMoved, usePath } from '@/ui/kit/navigation/location.ts';
import { accessMessages, loginMessages, noPermissionNext, permissionLostNext } from '@/ui/messages/ko/auth.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { useServices } from '../islands/core-context.tsx';
import { href } from '../routes/href.ts';
import { matchPath } from '../routes/match.ts';
import type { PageName } from '../routes/routes.ts';
import { type AccessGateProps, AccessMark } from './access-gate.tsx';

const pageAt = (path: string): PageName => matchPath(path).page;

/** Decides by the session whether to show the page, a notice with the login dialog, or that access is forbidden. */
export function AccessGuardIsland({ audience, page, children, fallback }: AccessGateProps) {
  const { accessTo } = useServices(pageAccessEntry, pageAt);
  const { access, isRightLost, send } = usePageAccess(accessTo, audience, page);

  if (access === 'unknown') return <AccessMark access="unknown">{fallback}</AccessMark>;
  if (access === 'open') return <AccessMark access="open">{children}</AccessMark>;
  return (
    <AccessMark access={access}>
      <PlainPage>
        <PageHead title={pageNames[page]} lead={access === 'signInNeeded' ? accessMessages.signInNeeded : undefined} />
        {access === 'signInNeeded' ? (
          <Button onClick={() => send({ type: 'login.asked' })}>{loginMessages.submit}</Button>
        ) : (
          <EmptyState sentence={accessMessages.noPermission} next={isRightLost ? permissionLostNext : noPermissionNext}>
            <ButtonLink variant="quiet" href={href('requestRole')}>
              {pageNames.requestRole}
            </ButtonLink>
          </EmptyState>
        )}
      </PlainPage>
    </AccessMark>
  );
}

/** Runs the access machine of a page. */
function usePageAccess(accessTo: PageAccessFactory, audience: Audience, page: PageName) {
  const { machine, input } = useMemo(() => {
    const provided = accessTo(page, audience);
    return { ...provided, input: provided.input() };
  }, [accessTo, page, audience]);
  const [snapshot, send] = useMachine(machine, { input });

  // Uses the browser's address: Back may be pressed before the page of the last navigation is shown.
  const path = usePath();
  useMoved(path, () => send({ type: 'address.changed' }));

  return { ...snapshot.context, send };
}
