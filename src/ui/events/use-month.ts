import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import type { MonthEvent } from '@/content/machines/month.machine.ts';
import type { MonthBinding, MonthFace } from '@/content/machines/month-binding.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';

/**
 * Runs the calendar's month for a view; what is still on its way out is sent when the page is left.
 * @param start the day on which the calendar opens
 */
export function useMonth(
  binding: MonthBinding,
  start: CalendarDate,
): { readonly face: MonthFace; readonly send: (event: MonthEvent) => void } {
  const [snapshot, send] = useMachine(binding.machine, { input: { day: start } });

  // A layout effect is cleaned up before the effect that stops the machine.
  useLayoutEffect(() => () => send({ type: 'page.left' }), [send]);
  useEffect(() => {
    const leave = () => send({ type: 'page.left' });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [send]);

  return { face: binding.read(snapshot), send };
}
