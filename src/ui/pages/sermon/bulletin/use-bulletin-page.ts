import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';

/** Runs the actor of the week in the address of a page (BULL-01). */
export function useBulletinPage(page: 'bulletin' | 'uploadBulletin') {
  const clock = useService(coreFeature, 'clock');
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const { machine, input } = useService(bulletinsFeature, 'page');
  const [{ context }] = useMachine(machine, { input: input(href(page)) });
  const { sunday, bulletin, calendar, weeks } = context;
  return { today, sunday, bulletin, calendar, weeks };
}
