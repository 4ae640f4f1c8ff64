import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { accessTo } from '@/auth/domain/access.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { matchPath } from '@/ui/app/routes/match-route.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { accessMessages, loginMessages, noPermissionNext } from '@/ui/messages/ko/auth-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import type { AccessGateProps } from './access-gate.tsx';
import { AccessMark } from './access-mark.tsx';

/** Decides by the session what of a page is shown: the page, a notice with the login dialog, or that it may not be seen. */
export function AccessGuard({ audience, page, children, waiting }: AccessGateProps) {
  const session = useService(coreFeature, 'session');
  const dialog = useService(coreFeature, 'loginDialog');
  const navigation = useService(coreFeature, 'navigation');
  const roles = useSelector(session, (snapshot) => sessionIn(snapshot)?.roles);
  const isKnown = useSelector(session, (snapshot) => !snapshot.matches('restoring') && !snapshot.matches('signingOut'));
  const access = accessTo(audience, roles);
  // A page that is being left, such as after logging out on it, asks for nothing any more.
  const [path] = useLocation();
  const asks = isKnown && access === 'signInNeeded' && matchPath(path).page === page;

  const askToSignIn = () =>
    dialog.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: navigation.current() });

  useEffect(() => {
    if (asks) dialog.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: navigation.current() });
  }, [asks, dialog, navigation]);

  useEffect(() => {
    dialog.send({ type: 'page.guarded' });
    return () => dialog.send({ type: 'page.left' });
  }, [dialog]);

  if (!isKnown) return <AccessMark access="unknown">{waiting}</AccessMark>;
  if (access === 'open') return <AccessMark access="open">{children}</AccessMark>;
  return (
    <AccessMark access={access}>
      <PlainPage>
        <PageHead title={pageNames[page]} lead={access === 'signInNeeded' ? accessMessages.signInNeeded : undefined} />
        {access === 'signInNeeded' ? (
          <Button onClick={askToSignIn}>{loginMessages.submit}</Button>
        ) : (
          <EmptyState sentence={accessMessages.noPermission} next={noPermissionNext}>
            <ButtonLink variant="quiet" href={href('requestRole')}>
              {pageNames.requestRole}
            </ButtonLink>
          </EmptyState>
        )}
      </PlainPage>
    </AccessMark>
  );
}
