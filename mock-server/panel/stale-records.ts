import { churchDate, daysBetween } from '../church/calendar-date.ts';
import type { ChurchView } from './panel-model.ts';

const DAYS_IN_SIGHT = 14;

/**
 * The day for which the church's records were made, where that is more than two weeks from its today: its bulletin and
 * its events are out of sight then.
 */
export const staleSince = ({ seededOn, now }: Pick<ChurchView, 'seededOn' | 'now'>): string | undefined =>
  seededOn !== null && Math.abs(daysBetween(seededOn, churchDate(new Date(now)))) > DAYS_IN_SIGHT
    ? seededOn
    : undefined;
