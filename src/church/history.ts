import type { HistoryEra } from '@/shared/domain/church.ts';
import { beginnings } from './history/beginnings.ts';
import { building } from './history/building.ts';
import { generations } from './history/generations.ts';
import { sharing } from './history/sharing.ts';
import { today } from './history/today.ts';
import facade from './pictures/facade.svg';

/** Texts before and after the timeline (INTR-02, INTR-04). */
export const historyTexts = {
  lead: '1976년 5월 30일 첫 예배부터 오늘까지 함께 걸어온 길입니다. 지금은 장년 250명과 교회학교 150명, 모두 400여 명이 예배드립니다.',
  end: '앞으로의 이야기도 함께 써 나가겠습니다.',
} as const;

/** A decorative drawing without alt text. */
export const historyPicture = facade;

/** The whole history, oldest era first. */
export const historyEras: readonly HistoryEra[] = [beginnings, building, sharing, generations, today];
