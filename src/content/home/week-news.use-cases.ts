import type { Clock } from '@/shared/clock.ports.ts';
import { weekOf } from '@/shared/dates.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { BulletinRepository } from '../bulletins/bulletins.ports.ts';
import { type Bulletin, bulletinLabel } from '../bulletins/bulletins.ts';
import type { EventRepository } from '../events/events.ports.ts';
import type { ChurchEvent } from '../events/events.ts';
import { comingEvents, monthsAhead } from '../events/upcoming-events.ts';
import { newestAnnouncements } from '../posts/announcements.ts';
import type { PostRepository } from '../posts/posts.ports.ts';
import type { Announcement } from '../posts/posts.ts';

export type ReadNewestAnnouncements = (signal?: AbortSignal) => Promise<Outcome<readonly Announcement[]>>;

/** Reads the announcements for the home page. */
export function makeReadNewestAnnouncements(list: Pick<PostRepository<Announcement>, 'page'>): ReadNewestAnnouncements {
  return async (signal) => {
    const page = await list.page(1, signal);
    return page.kind === 'refused' ? page : done(newestAnnouncements(page.value));
  };
}

export type ReadComingEvents = (signal?: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;

const SHOWN = 3;

/** Reads the next three events; near the end of a month, from the next month too. */
export function makeReadComingEvents(repository: Pick<EventRepository, 'during'>, clock: Clock): ReadComingEvents {
  return async (signal) => {
    const today = clock.today();
    const months = await Promise.all(monthsAhead(today).map((month) => repository.during(month, signal)));
    const missing = months.find((month) => month.kind === 'refused');
    if (missing !== undefined) return missing;
    const events = months.flatMap((month) => (month.kind === 'done' ? month.value : []));
    return done(comingEvents(events, today, SHOWN));
  };
}

export type ReadWeekBulletin = (signal?: AbortSignal) => Promise<Outcome<Bulletin>>;

/** Reads the bulletin of the present week; it has no pages when none was published (BULL-01). */
export function makeReadWeekBulletin(repository: Pick<BulletinRepository, 'pages'>, clock: Clock): ReadWeekBulletin {
  return async (signal) => {
    const today = clock.today();
    const pages = await repository.pages(bulletinLabel(today), signal);
    return pages.kind === 'done' ? done({ sunday: weekOf(today).last, pages: pages.value }) : pages;
  };
}
