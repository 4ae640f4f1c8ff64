import type { HistoryEra } from '@/shared/domain/church.ts';

/** Texts around the timeline (INTR-02). */
export const historyMessages = { eras: '시대별로 보기' } as const;

/** The years of an era, such as `1976–1984`. */
export function eraYears({ from, to }: HistoryEra): string {
  return `${from}–${to}`;
}
