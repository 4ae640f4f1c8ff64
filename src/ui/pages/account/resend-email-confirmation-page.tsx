import { createIsland } from '@/ui/app/islands/island.tsx';
import { PrerenderedIsland } from '@/ui/app/islands/prerendered-island.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { resendMessages } from '@/ui/messages/ko/registration.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { AccountFormSkeleton } from './account-form.tsx';

const island = createIsland(() => import('./recipient-view.tsx').then((module) => module.ResendFormIsland));

/** The page on which a visitor requests another confirmation e-mail (ACCT-09). */
export default function ResendEmailConfirmationPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.resendEmailConfirmation} />
      <PrerenderedIsland island={island} fallback={<AccountFormSkeleton lead={resendMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
