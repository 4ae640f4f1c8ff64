import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { confirmationLink } from '@/auth/domain/mail-link.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { selectConfirmation } from '@/auth/machines/start-email-confirmation.ts';
import { accountFeature } from '@/composition/account.feature.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { confirmMessages } from '@/ui/messages/ko/mail-messages.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import styles from './account-form.module.css';
import { Confetti } from './confetti.tsx';
import { useMailLink } from './use-mail-link.ts';

/** Sends the code of the opened link, and shows the result (ACCT-08). */
function ConfirmEmail({ services }: HasServices<typeof accountFeature>) {
  const { emailConfirmation: confirmation } = services;
  const snapshot = useSelector(confirmation, (current) => current);
  useMailLink(
    useCallback(
      (address: string) => confirmation.send({ type: 'link.opened', link: confirmationLink(address) }),
      [confirmation],
    ),
  );

  return (
    <Async
      state={selectConfirmation(snapshot)}
      loading={<Spinner label={confirmMessages.waiting} />}
      renderFailed={(reason) =>
        reason === 'unreachable' ? (
          <ConfirmationFailure
            next={confirmMessages.unanswered}
            onRetry={() => confirmation.send({ type: 'retry.asked' })}
          />
        ) : (
          <ConfirmationFailure next={confirmMessages.oldLink} />
        )
      }
    >
      {() => <Thanks />}
    </Async>
  );
}

export const ConfirmEmailIsland = withServices(accountFeature, ConfirmEmail);

function Thanks() {
  const isSignedIn = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot) !== undefined);
  return (
    <>
      <DonePanel message={isSignedIn ? confirmMessages.doneSignedIn : confirmMessages.done}>
        {isSignedIn ? (
          <ButtonLink href={href('profile')}>{confirmMessages.profile}</ButtonLink>
        ) : (
          <LoginButton>{confirmMessages.login}</LoginButton>
        )}
      </DonePanel>
      <Confetti />
    </>
  );
}

function ConfirmationFailure({ next, onRetry }: { readonly next: string; readonly onRetry?: () => void }) {
  return (
    <ErrorState
      sentence={confirmMessages.failed}
      next={
        <>
          {confirmMessages.failedNext}
          <br />
          {next}
        </>
      }
      onRetry={onRetry}
    >
      {onRetry === undefined && (
        <Buttons className={styles.centred}>
          <LoginButton variant="quiet">{confirmMessages.login}</LoginButton>
          <ButtonLink variant="quiet" href={href('resendEmailConfirmation')}>
            {confirmMessages.resend}
          </ButtonLink>
        </Buttons>
      )}
    </ErrorState>
  );
}
