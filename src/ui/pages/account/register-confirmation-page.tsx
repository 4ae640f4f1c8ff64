import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { registeredMessages } from '@/ui/messages/ko/registration-messages.ts';
import styles from './register-confirmation-page.module.css';

const registeredEmail = createIsland(() =>
  import('./registered-email-island.tsx').then((module) => module.RegisteredEmailIsland),
);

/** Confirms that the account was created, and explains the step before the first login (ACCT-06). */
export default function RegisterConfirmationPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.registerConfirmation} lead={registeredMessages.lead} />
      <div className={styles.next}>
        <Notice>
          <strong>{registeredMessages.notYet}</strong>
        </Notice>
        <IslandSlot island={registeredEmail} props={{}} fallback={null} failed={null} />
        <ol className={styles.steps}>
          {registeredMessages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {registeredMessages.notFound}{' '}
          <TextLink alone href={href('resendEmailConfirmation')}>
            {registeredMessages.resend}
          </TextLink>
        </p>
        <ButtonLink href={href('home')}>{registeredMessages.home}</ButtonLink>
      </div>
    </PlainPage>
  );
}
