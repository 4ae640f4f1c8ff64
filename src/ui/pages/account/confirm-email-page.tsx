import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { confirmMessages } from '@/ui/messages/ko/mail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./confirm-email-island.tsx').then((module) => module.ConfirmEmailIsland));

/** The page to which the link of a confirmation e-mail leads (ACCT-08). */
export default function ConfirmEmailPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.confirmEmail} />
      <IslandSlot island={island} props={{}} fallback={<Spinner label={confirmMessages.waiting} />} />
    </PlainPage>
  );
}
