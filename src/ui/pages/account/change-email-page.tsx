import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { emailChangeMessages } from '@/ui/messages/ko/account-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { AccountFormSkeleton } from './account-form-skeleton.tsx';

const island = createIsland(() =>
  import('./email-change-form-island.tsx').then((module) => module.EmailChangeFormIsland),
);

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
