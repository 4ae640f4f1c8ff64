import type { HistoryEra } from '../messages/history-event.ts';

/** The anchor of an era on the history page. */
export const eraId = ({ from }: Pick<HistoryEra, 'from'>): string => `era-${from}`;
