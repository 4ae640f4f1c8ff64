import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';
import type { RunningBulletin } from './use-bulletin.ts';

interface WeekMarks {
  readonly marked: readonly CalendarDate[];
  readonly onMonthShown: (month: CalendarDate) => void;
}

/** The weeks that have a bulletin; what is read here is known better than what was listed. */
export function useWeekMarks({ snapshot }: RunningBulletin): WeekMarks {
  const [weeks, send] = useMachine(useService(bulletinsFeature, 'weeks'));
  const { sunday } = snapshot.context;
  const isThere = snapshot.matches('shown');
  const isRead = isThere || snapshot.matches('empty');

  useEffect(() => {
    if (isRead) send({ type: 'bulletin.read', sunday, isThere });
  }, [send, sunday, isRead, isThere]);

  const onMonthShown = useCallback((month: CalendarDate) => send({ type: 'month.shown', month }), [send]);
  return { marked: weeks.context.sundays, onMonthShown };
}
