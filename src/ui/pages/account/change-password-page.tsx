import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { passwordChangeMessages } from '@/ui/messages/ko/account.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { AccountFormSkeleton } from './account-form.tsx';

const island = createIsland(() =>
  import('./change-password-view.tsx').then((module) => module.PasswordChangeFormIsland),
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
