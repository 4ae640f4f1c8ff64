import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { emailChangeMessages } from '@/ui/messages/ko/account.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { AccountFormSkeleton } from './account-form.tsx';

const island = createIsland(() => import('./change-email-view.tsx').then((module) => module.EmailChangeFormIsland));

/** The page on which members change their e-mail address (ACCT-13). */
export default function ChangeEmailPage() {
  return (
    <>
      <PageHead title={pageNames.changeEmail} />
      <IslandSlot
        island={island}
        props={{}}
        fallback={<AccountFormSkeleton lead={emailChangeMessages.lead} lines={4} />}
      />
    </>
  );
}
