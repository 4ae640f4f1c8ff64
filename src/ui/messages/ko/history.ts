import type { HistoryEra } from '@/shared/church.ts';

/** Texts around the timeline (INTR-02). */
export const historyMessages = { eras: '시대별로 보기' } as const;

/** The years of an era, such as `1976–1984`. */
export function eraYears({ from, to }: HistoryEra): string {
  return `${from}–${to}`;
}

/**
 * A date of the history as text.
 * @param time `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
 * @returns such as `1982년`, `1976년 8월`, `1976년 5월 30일`
 */
export function historyTimeText(time: string): string {
  const [year = '', month, day] = time.split('-');
  return [
    `${year}년`,
    ...(month === undefined ? [] : [`${Number(month)}월`]),
    ...(day === undefined ? [] : [`${Number(day)}일`]),
  ].join(' ');
}
