import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { passwordChangeMessages } from '@/ui/messages/ko/account-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { AccountFormSkeleton } from './account-form-skeleton.tsx';

const island = createIsland(() =>
  import('./password-change-form-island.tsx').then((module) => module.PasswordChangeFormIsland),
);

/** The page on which members change their password (ACCT-12). */
export default function ChangePasswordPage() {
  return (
    <>
      <PageHead title={pageNames.changePassword} />
      <IslandSlot
        island={island}
        props={{}}
        fallback={<AccountFormSkeleton lead={passwordChangeMessages.lead} lines={8} />}
      />
    </>
  );
}
