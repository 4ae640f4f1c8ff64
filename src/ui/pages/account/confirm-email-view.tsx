import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { selectConfirmation } from '@/auth/mail-links.machine.ts';
import { confirmationLink } from '@/auth/mail-links.ts';
import { accountEntry } from '@/composition/account.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { confirmMessages } from '@/ui/messages/ko/registration.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import styles from './account-form.module.css';
import confettiStyles from './confirm-email.module.css';
import { useMailLink } from './use-mail-link.ts';

/** Sends the code of the opened link, and shows the result (ACCT-08). */
export function ConfirmEmailIsland() {
  const { emailConfirmation: confirmation } = useServices(accountEntry);
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
        <span>
          <span>{confirmMessages.failedNext}</span>
          <br />
          <span>{next}</span>
        </span>
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

const PIECES = 50;

/**
 * Where each piece starts, in percent of the width: steps of the golden ratio are evenly spread without a visible
 * pattern.
 */
const PLACES = Array.from({ length: PIECES }, (_, piece) => `${((piece * 61.803) % 100).toFixed(2)}%`);

/** Fifty pieces of paper that fall once over the page (ACCT-08); none with reduced motion. */
function Confetti() {
  if (useReducedMotion()) return null;
  return (
    <svg className={confettiStyles.confetti} aria-hidden="true" focusable="false">
      {PLACES.map((x) => (
        <rect key={x} data-confetti="" className={confettiStyles.piece} x={x} y="-24" width="9" height="15" rx="1.5" />
      ))}
    </svg>
  );
}

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the reader prefers reduced motion; for movement that a style sheet cannot turn off. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(follow, isReduced, () => true);
}

const isReduced = (): boolean => window.matchMedia(QUERY).matches;

function follow(listener: () => void): () => void {
  const reducedMotion = window.matchMedia(QUERY);
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
}
