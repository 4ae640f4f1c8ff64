import type { HistoryEra } from '@/shared/domain/church.ts';

/** The anchor of an era on the history page. */
export const eraId = ({ from }: Pick<HistoryEra, 'from'>): string => `era-${from}`;
