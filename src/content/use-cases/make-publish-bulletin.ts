import { type CalendarDate, calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { bulletinLabel } from '../domain/bulletin.ts';
import { type BulletinIssue, hasGained, holdsOnly, type Whereabouts } from '../domain/bulletin-issue.ts';
import type { FileFailure } from '../domain/upload-list.ts';
import type { BulletinPublisher, Printing } from '../ports/bulletin-publisher.ts';
import type { BulletinRepository } from '../ports/bulletin-repository.ts';

export interface Published {
  /** The files that were not taken, each for its reason. */
  readonly failures: readonly FileFailure[];
  /** How many were. */
  readonly taken: number;
  /** Looks where the others have gone. */
  readonly look: () => Promise<Whereabouts>;
}

export type PublishBulletin = (
  issue: BulletinIssue & Omit<Printing, 'label' | 'mode'>,
  signal?: AbortSignal,
) => Promise<Outcome<Published>>;

/**
 * Publishes pages for a Sunday (BULL-05). The known call names neither week nor mode, and a server may not heed them: so
 * it is looked where the pages are, before and after. Only what every server does, adding to the present week, is taken on
 * trust.
 */
export function makePublishBulletin(
  publisher: BulletinPublisher,
  repository: Pick<BulletinRepository, 'pages'>,
  clock: Clock,
): PublishBulletin {
  const read = async (sunday: CalendarDate): Promise<readonly string[] | undefined> => {
    const pages = await repository.pages(bulletinLabel(sunday));
    return pages.kind === 'done' ? pages.value : undefined;
  };
  const readAll = (sundays: readonly CalendarDate[]) => Promise.all(sundays.map(read));

  return async ({ sunday, mode, ...printing }, signal) => {
    const present = weekOf(calendarDateOf(clock.now())).last;
    const isKnownRule = sunday === present && mode === 'append';
    const places = isKnownRule ? [] : [...new Set([sunday, present])];
    const before = await readAll(places);
    const printed = await publisher.publish({ label: bulletinLabel(sunday), mode, ...printing }, signal);
    if (printed.kind === 'refused') return printed;
    const taken = printing.files.length - printed.value.length;

    const look = async (): Promise<Whereabouts> => {
      if (isKnownRule || taken === 0) return { kind: 'asAsked', sunday };
      const after = await readAll(places);
      const sightOf = (place: CalendarDate) => {
        const at = places.indexOf(place);
        return { before: before[at], after: after[at] };
      };
      const gained = hasGained(sightOf(sunday), taken);
      if (mode === 'append' ? gained : holdsOnly(sightOf(sunday), taken)) return { kind: 'asAsked', sunday };
      if (gained) return { kind: 'appended', sunday };
      if (sunday !== present && hasGained(sightOf(present), taken)) return { kind: 'otherWeek', sunday: present };
      return { kind: 'unseen', sunday };
    };
    return done({ failures: printed.value, taken, look });
  };
}
