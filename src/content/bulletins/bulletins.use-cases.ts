import type { Clock } from '@/shared/clock.ports.ts';
import { type CalendarDate, daysAfter, weekOf } from '@/shared/dates.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { BulletinRepository } from './bulletins.ports.ts';
import { type Bulletin, bulletinLabel } from './bulletins.ts';

export type FindNewestBulletin = (signal?: AbortSignal) => Promise<Outcome<Bulletin>>;

/** How many earlier weeks are searched. */
const WEEKS_BACK = 8;

/**
 * Finds the newest bulletin: that of the present week, else that of the latest week that has one (BULL-08); one without
 * pages when there is none.
 */
export function makeFindNewestBulletin(
  repository: Pick<BulletinRepository, 'pages'>,
  clock: Clock,
): FindNewestBulletin {
  return (signal) => {
    const present = weekOf(clock.today()).last;

    const look = async (sunday: CalendarDate, weeksLeft: number): Promise<Outcome<Bulletin>> => {
      const pages = await repository.pages(bulletinLabel(sunday), signal);
      if (pages.kind === 'refused') return pages;
      if (pages.value.length > 0) return done({ sunday, pages: pages.value });
      return weeksLeft === 0 ? done({ sunday: present, pages: [] }) : look(daysAfter(sunday, -7), weeksLeft - 1);
    };
    return look(present, WEEKS_BACK);
  };
}
