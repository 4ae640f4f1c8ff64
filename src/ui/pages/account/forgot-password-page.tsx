import { createIsland } from '@/ui/app/islands/island.tsx';
import { PrerenderedIsland } from '@/ui/app/islands/prerendered-island.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { forgotMessages } from '@/ui/messages/ko/registration.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { AccountFormSkeleton } from './account-form.tsx';

const island = createIsland(() => import('./recipient-view.tsx').then((module) => module.ForgotFormIsland));

/** The page on which a visitor requests a link to reset the password (ACCT-10). */
export default function ForgotPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.forgotPassword} />
      <PrerenderedIsland island={island} fallback={<AccountFormSkeleton lead={forgotMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
