import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { registeredMessages } from '@/ui/messages/ko/registration.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import styles from './register-confirmation.module.css';

const registeredEmail = createIsland(() =>
  import('./registered-email-view.tsx').then((module) => module.RegisteredEmailIsland),
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
          <span>{registeredMessages.notFound}</span>{' '}
          <TextLink alone href={href('resendEmailConfirmation')}>
            {registeredMessages.resend}
          </TextLink>
        </p>
        <ButtonLink href={href('home')}>{registeredMessages.home}</ButtonLink>
      </div>
    </PlainPage>
  );
}
