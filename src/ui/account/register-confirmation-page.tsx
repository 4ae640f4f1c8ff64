import { Link } from 'wouter';
import { ButtonLink } from '../kit/button-link.tsx';
import { Notice } from '../kit/notice.tsx';
import { PageHead } from '../kit/page-head.tsx';
import text from '../kit/text.module.css';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { registeredMessages } from '../messages/registration-messages.ts';
import styles from './register-confirmation-page.module.css';

const address = createLivePart('account', () =>
  import('./registered-address.tsx').then((module) => module.RegisteredAddress),
);

/** Says that the account is there, and what is left to do before its first login (ACCT-06). */
export default function RegisterConfirmationPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.registerConfirmation} lead={registeredMessages.lead} />
      <div className={styles.next}>
        <Notice>
          <strong>{registeredMessages.notYet}</strong>
        </Notice>
        <LiveSlot part={address} props={{}} waiting={null} failed={null} />
        <ol className={styles.steps}>
          {registeredMessages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {registeredMessages.notFound}{' '}
          <Link className={`${text.link} ${text.tap}`} href="/resendEmailConfirmation">
            {registeredMessages.resend}
          </Link>
        </p>
        <ButtonLink href="/">{registeredMessages.home}</ButtonLink>
      </div>
    </PlainPage>
  );
}
