import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter } from '@/shared/domain/calendar-days.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { type Bulletin, bulletinLabel } from '../domain/bulletin.ts';
import type { BulletinRepository } from '../ports/bulletin-repository.ts';

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
