import { churchDate, daysBetween } from '../church/calendar-date.ts';
import type { ChurchView } from './panel-model.ts';

const DAYS_IN_SIGHT = 14;

/**
 * The day for which the records were created, if it is more than two weeks from the church's today: its bulletin and
 * events are no longer shown then.
 */
export const staleSince = ({ seededOn, now }: Pick<ChurchView, 'seededOn' | 'now'>): string | undefined =>
  seededOn !== null && Math.abs(daysBetween(seededOn, churchDate(new Date(now)))) > DAYS_IN_SIGHT
    ? seededOn
    : undefined;
