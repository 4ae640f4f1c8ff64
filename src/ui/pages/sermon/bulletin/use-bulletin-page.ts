import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { firstSunday } from '@/church/facts.ts';
import { calendarRange, sundayInAddress } from '@/content/domain/bulletin-week.ts';
import type { bulletinPageMachine } from '@/content/machines/bulletin-page.machine.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';

/**
 * Runs the actor of the week in the address (BULL-01).
 * @param day as the path names it; older addresses have it in their query
 */
export function useBulletinPage(page: typeof bulletinPageMachine, day?: string) {
  const clock = useCoreService('clock');
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const query = new URLSearchParams(useSearch());
  const sunday = sundayInAddress(day ?? query.get('date'), today, calendarRange(firstSunday, today));
  const [{ context }, send] = useMachine(page, { input: { sunday } });

  // Address changes come from the browser (links, Back) and reach the actor only by this effect.
  useEffect(() => send({ type: 'week.shown', sunday }), [send, sunday]);

  const { bulletin, calendar, weeks } = context;
  return { today, sunday, bulletin, calendar, weeks };
}
