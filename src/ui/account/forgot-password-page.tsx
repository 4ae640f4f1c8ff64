import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { forgotMessages } from '../messages/mail-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { FormLead } from './form-lead.tsx';

const live = createLivePart('account', () => import('./forgot-form.tsx').then((module) => module.ForgotForm));

/** Where a link to a new password can be asked for (ACCT-10). */
export default function ForgotPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.forgotPassword} />
      <LiveSlot
        part={live}
        props={{}}
        waiting={
          <>
            <FormLead>{forgotMessages.lead}</FormLead>
            <Skeleton lines={3} />
          </>
        }
      />
    </PlainPage>
  );
}
