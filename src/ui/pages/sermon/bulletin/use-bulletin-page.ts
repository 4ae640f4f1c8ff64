import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { ProvidedBulletinPage } from '@/content/machines/provide-bulletin.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';

/** Runs the actor of the week in the address of a page (BULL-01). */
export function useBulletinPage({ machine, input }: ProvidedBulletinPage, page: 'bulletin' | 'uploadBulletin') {
  const clock = useCoreService('clock');
  const today = useMemo(() => clock.today(), [clock]);
  const [{ context }] = useMachine(machine, { input: input(href(page)) });
  const { sunday, bulletin, calendar, weeks } = context;
  return { today, sunday, bulletin, calendar, weeks };
}
