import { createIsland } from '@/ui/app/island/island.ts';
import { PrerenderedIsland } from '@/ui/app/island/prerendered-island.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { forgotMessages } from '@/ui/messages/ko/mail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { AccountFormSkeleton } from './account-form-skeleton.tsx';

const island = createIsland(() => import('./recipient-form-island.tsx').then((module) => module.ForgotFormIsland));

/** The page on which a visitor requests a link to reset the password (ACCT-10). */
export default function ForgotPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.forgotPassword} />
      <PrerenderedIsland island={island} fallback={<AccountFormSkeleton lead={forgotMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
