import harvest from '../assets/poster.svg';
import motto from '../assets/poster-motto.svg';

/** The poster of the harvest feast; its words stand in `messages/poster-messages.ts`. */
const HARVEST = {
  name: 'harvest',
  picture: harvest,
  /** The last day on which it is shown. */
  until: '2026-11-22',
} as const;

/** The poster of every other day. */
const MOTTO = { name: 'motto', picture: motto } as const;

/**
 * The poster of a day (HOME-01).
 * @param today as `YYYY-MM-DD`; undefined where the day is not known
 */
export function posterOn(today: string | undefined): typeof HARVEST | typeof MOTTO {
  // Days written year first stand in their order as text.
  return today !== undefined && today <= HARVEST.until ? HARVEST : MOTTO;
}
