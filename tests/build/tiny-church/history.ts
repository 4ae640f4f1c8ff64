import type { HistoryEra } from '@/shared/church.ts';
import hill from './pictures/hill.svg';

export const historyTexts = { lead: '짧지만 고마운 길입니다.', end: '계속 걸어가겠습니다.' } as const;
export const historyPicture = hill;
export const historyEras: readonly HistoryEra[] = [
  { from: 2020, to: 2026, title: '시작', events: [{ time: '2020-03', description: '첫 예배를 드렸습니다.' }] },
];
