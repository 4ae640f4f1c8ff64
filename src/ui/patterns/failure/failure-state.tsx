import { useActorRef, useSelector } from '@xstate/react';
import { retryOnLogin } from '@/auth/machines/retry-on-login.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { loginMessages } from '@/ui/messages/ko/auth-messages.ts';
import { failureMessages, tokenRejectedMessage } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { LoginButton } from '../access/login-button.tsx';

interface FailureStateProps {
  /** A sentence that says what could not be loaded. */
  readonly sentence: string;
  readonly reason: Failure;
  /** Shown after the reason. */
  readonly next?: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** Shown instead of content that the server did not deliver: what failed, why, and what to do next (REL-03). */
export function FailureState(props: FailureStateProps) {
  const { sentence, reason, next, onRetry } = props;
  if (reason === 'unauthorized') return <UnknownReader {...props} />;
  return (
    <ErrorState sentence={sentence} next={<Message text={inTurn(failureMessages[reason], next)} />} onRetry={onRetry} />
  );
}

/** Offers a login that returns to this page: also to a signed-in user whose token the server does not accept (AUTH-13). */
function UnknownReader({ sentence, next, onRetry }: FailureStateProps) {
  const isSignedIn = useSelector(useService(coreFeature, 'session'), (snapshot) => sessionIn(snapshot) !== undefined);
  const dialog = useService(coreFeature, 'loginDialog');
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
