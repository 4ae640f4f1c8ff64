import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { loginMessages } from '@/ui/messages/ko/auth-messages.ts';
import { doubtedMessage, failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { LoginButton } from '../access/login-button.tsx';

interface FailureStateProps {
  /** What could not be had. */
  readonly sentence: string;
  readonly reason: Failure;
  /** Said after the reason. */
  readonly next?: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** Stands in the place of what the server did not give: what, why, and the ways on (REL-03). */
export function FailureState(props: FailureStateProps) {
  const { sentence, reason, next, onRetry } = props;
  if (reason === 'unauthorized') return <UnknownReader {...props} />;
  return <ErrorState sentence={sentence} next={inTurn(failureMessages[reason], next)} onRetry={onRetry} />;
}

/** A login leads on, and comes back to this page: also for whoever is signed in, but not known to the server (AUTH-13). */
function UnknownReader({ sentence, next, onRetry }: FailureStateProps) {
  const isSignedIn = useSelector(useService(coreFeature, 'session'), (snapshot) => sessionIn(snapshot) !== undefined);
  const dialog = useService(coreFeature, 'loginDialog');
  useEffect(() => {
    const listening = dialog.on('login.succeeded', () => onRetry?.());
    return () => listening.unsubscribe();
  }, [dialog, onRetry]);
  const why = isSignedIn ? doubtedMessage : failureMessages.unauthorized;
  return (
    <ErrorState sentence={sentence} next={inTurn(why, next)} onRetry={onRetry}>
      <LoginButton variant="quiet" occasion={isSignedIn ? 'sessionDoubted' : 'pageNeedsSession'}>
        {loginMessages.submit}
      </LoginButton>
    </ErrorState>
  );
}

const inTurn = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');
