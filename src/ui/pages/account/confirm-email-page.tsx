import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { confirmMessages } from '@/ui/messages/ko/registration.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./confirm-email-view.tsx').then((module) => module.ConfirmEmailIsland));

/** The page to which the link of a confirmation e-mail leads (ACCT-08). */
export default function ConfirmEmailPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.confirmEmail} />
      <IslandSlot island={island} props={{}} fallback={<Spinner label={confirmMessages.waiting} />} />
    </PlainPage>
  );
}
