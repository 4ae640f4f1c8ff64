import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { firstSunday } from '@/church/facts.ts';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { reachOf, sundayAskedFor } from '@/content/domain/bulletin-week.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** Runs the page of the week that the address names (BULL-01). */
export function useBulletinPage() {
  const clock = useService(coreFeature, 'clock');
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const named = new URLSearchParams(useSearch()).get('date');
  const sunday = sundayAskedFor(named, today, reachOf(firstSunday, today));
  const [{ context }, send] = useMachine(useService(bulletinsFeature, 'page'), { input: { sunday } });

  // The address is the browser's: a link or Back changes it, and no actor hears of that.
  useEffect(() => send({ type: 'week.shown', sunday }), [send, sunday]);

  const { bulletin, calendar, weeks } = context;
  return { today, sunday, bulletin, calendar, weeks };
}
