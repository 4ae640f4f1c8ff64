import { createIsland } from '@/ui/app/island/island.ts';
import { PrerenderedIsland } from '@/ui/app/island/prerendered-island.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { resendMessages } from '@/ui/messages/ko/mail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { AccountFormSkeleton } from './account-form-skeleton.tsx';

const island = createIsland(() => import('./recipient-form-island.tsx').then((module) => module.ResendFormIsland));

/** The page on which a visitor requests another confirmation e-mail (ACCT-09). */
export default function ResendEmailConfirmationPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.resendEmailConfirmation} />
      <PrerenderedIsland island={island} fallback={<AccountFormSkeleton lead={resendMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
