import { createIsland } from '@/ui/app/island/island.ts';
import { PrerenderedIsland } from '@/ui/app/island/prerendered-island.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { registerMessages } from '@/ui/messages/ko/registration-messages.ts';

const island = createIsland(() => import('./register-form-island.tsx').then((module) => module.RegisterFormIsland));

/** The page on which visitors create an account (ACCT-01…05). */
export default function RegisterPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.register} lead={registerMessages.lead} />
      <PrerenderedIsland island={island} fallback={<Skeleton lines={8} />} />
    </PlainPage>
  );
}
