import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { registerMessages } from '../messages/registration-messages.ts';

const live = createLivePart('account', () => import('./register-form.tsx').then((module) => module.RegisterForm));

/** Where visitors make an account (ACCT-01…05). */
export default function RegisterPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.register} lead={registerMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton lines={8} />} />
    </PlainPage>
  );
}
