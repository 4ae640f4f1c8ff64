import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { resetLink } from '@/auth/domain/mail-link.ts';
import { selectResetEmail } from '@/auth/machines/reset-link.machine.ts';
import { accountFeature } from '@/composition/account.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { resetMessages } from '@/ui/messages/ko/mail-messages.ts';
import { ResetForm } from './reset-form.tsx';
import { useMailLink } from './use-mail-link.ts';

/** Holds the opened link while the reader chooses a password (ACCT-11). */
function ResetPassword({ services }: HasServices<typeof accountFeature>) {
  const { resetLink: link } = services;
  const snapshot = useSelector(link, (current) => current);
  useMailLink(useCallback((address: string) => link.send({ type: 'link.opened', link: resetLink(address) }), [link]));
  return (
    <Async
      state={selectResetEmail(snapshot)}
      loading={<Skeleton lines={6} />}
      empty={
        <EmptyState sentence={resetMessages.noLink} next={resetMessages.noLinkNext}>
          <ButtonLink href={href('forgotPassword')}>{resetMessages.newMail}</ButtonLink>
        </EmptyState>
      }
    >
      {(email) => <ResetForm provided={services.resetForm} email={email} />}
    </Async>
  );
}

export const ResetPasswordIsland = withServices(accountFeature, ResetPassword);
