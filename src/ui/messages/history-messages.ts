import { beginnings } from './history-beginnings.ts';
import { building } from './history-building.ts';
import type { HistoryEra } from './history-event.ts';
import { generations } from './history-generations.ts';
import { sharing } from './history-sharing.ts';
import { today } from './history-today.ts';

/** Words around the timeline (INTR-02, INTR-04). */
export const historyMessages = {
  lead: '1976년 5월 30일 첫 예배부터 오늘까지 함께 걸어온 길입니다. 지금은 장년 250명과 교회학교 150명, 모두 400여 명이 예배드립니다.',
  eras: '시대별로 보기',
  end: '앞으로의 이야기도 함께 써 나가겠습니다.',
} as const;

/** The whole history, in the order of time. */
export const historyEras: readonly HistoryEra[] = [beginnings, building, sharing, generations, today];

/** The years of an era, such as `1976–1984`. */
export function eraYears({ from, to }: HistoryEra): string {
  return `${from}–${to}`;
}
