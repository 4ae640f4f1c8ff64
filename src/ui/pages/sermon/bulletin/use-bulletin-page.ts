import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { BULLETIN_PAGE } from '@/composition/bulletins.tokens.ts';
import { CLOCK } from '@/composition/tokens.ts';
import { sundayAskedFor } from '@/content/domain/bulletin-week.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** Runs the page of the week that the address names (BULL-01). */
export function useBulletinPage() {
  const clock = useService(CLOCK);
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const sunday = sundayAskedFor(new URLSearchParams(useSearch()).get('date'), today);
  const [{ context }, send] = useMachine(useService(BULLETIN_PAGE), { input: { sunday } });

  // The address is the browser's: a link or Back changes it, and no actor hears of that.
  useEffect(() => send({ type: 'week.shown', sunday }), [send, sunday]);

  const { bulletin, calendar, weeks } = context;
  return { today, sunday, bulletin, calendar, weeks };
}
