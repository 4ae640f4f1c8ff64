import { createIsland } from '@/ui/app/islands/island.tsx';
import { PrerenderedIsland } from '@/ui/app/islands/prerendered-island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { registerMessages } from '@/ui/messages/ko/registration.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./register-view.tsx').then((module) => module.RegisterFormIsland));

/** The page on which visitors create an account (ACCT-01…05). */
export default function RegisterPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.register} lead={registerMessages.lead} />
      <PrerenderedIsland island={island} fallback={<Skeleton lines={8} />} />
    </PlainPage>
  );
}
