import { useActorRef, useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { retryOnLogin } from '@/auth/retry-on-login.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import { loginMessages } from '@/ui/messages/ko/auth.ts';
import { failureMessages, tokenRejectedMessage } from '@/ui/messages/ko/failures.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { LoginButton } from './login-button.tsx';

interface FailureStateProps {
  /** A sentence that says what could not be loaded. */
  readonly sentence: string;
  readonly reason: Failure;
  /** Shown after the reason. */
  readonly next?: string | undefined;
  /** Where a login is missing, called after every successful one, not only after one that was started here. */
  readonly onRetry: (() => void) | undefined;
}

/** Shown in place of content that could not be loaded: what failed, why, and what the user can do (REL-03). */
export function FailureState({ sentence, reason, next, onRetry }: FailureStateProps) {
  if (reason === 'unauthorized') return <LoginOffer sentence={sentence} next={next} onRetry={onRetry} />;
  return (
    <ErrorState sentence={sentence} next={<Message text={inTurn(failureMessages[reason], next)} />} onRetry={onRetry} />
  );
}

/**
 * Shown in place of content that the server gives only to users whom it knows: offers a login that returns to this
 * page, also to a signed-in user whose token the server does not accept (AUTH-13).
 */
function LoginOffer({ sentence, next, onRetry }: Omit<FailureStateProps, 'reason'>) {
  const isSignedIn = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot) !== undefined);
  const dialog = useCoreService('loginDialog');
  useActorRef(retryOnLogin, { input: { dialog, retry: () => onRetry?.() } });
  const why = isSignedIn ? tokenRejectedMessage : failureMessages.unauthorized;
  return (
    <ErrorState sentence={sentence} next={<Message text={inTurn(why, next)} />} onRetry={onRetry}>
      <LoginButton variant="quiet" occasion={isSignedIn ? 'tokenRejected' : 'pageNeedsSession'}>
        {loginMessages.submit}
      </LoginButton>
    </ErrorState>
  );
}
