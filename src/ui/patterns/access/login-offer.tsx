import { useActorRef, useSelector } from '@xstate/react';
import { retryOnLogin } from '@/auth/machines/retry-on-login.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { loginMessages } from '@/ui/messages/ko/auth-messages.ts';
import { failureMessages, tokenRejectedMessage } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { LoginButton } from './login-button.tsx';

interface LoginOfferProps {
  /** A sentence that says what could not be loaded. */
  readonly sentence: string;
  /** Shown after the reason. */
  readonly next?: string | undefined;
  /** Called after every successful login, not only after one that was started here. */
  readonly onRetry: (() => void) | undefined;
}

/**
 * Shown in place of content that the server gives only to users whom it knows: offers a login that returns to this
 * page, also to a signed-in user whose token the server does not accept (AUTH-13).
 */
export function LoginOffer({ sentence, next, onRetry }: LoginOfferProps) {
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
