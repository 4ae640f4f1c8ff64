import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { bulletinLabel } from '../domain/bulletin.ts';
import { type BulletinIssue, hasGained, holdsOnly, type PublishedPlace } from '../domain/bulletin-issue.ts';
import type { FileFailure } from '../domain/upload-list.ts';
import type { BulletinPublisher, BulletinUpload } from '../ports/bulletin-publisher.ts';
import type { BulletinRepository } from '../ports/bulletin-repository.ts';

export interface Published {
  /** The refused files, each with its reason. */
  readonly failures: readonly FileFailure[];
  /** How many files were accepted. */
  readonly taken: number;
  /** Reads which bulletin the accepted pages belong to. */
  readonly look: () => Promise<PublishedPlace>;
}

export type PublishBulletin = (
  issue: BulletinIssue & Omit<BulletinUpload, 'label' | 'mode'>,
  signal?: AbortSignal,
) => Promise<Outcome<Published>>;

/**
 * Publishes pages for a Sunday (BULL-05). The documented call has neither week nor mode, and a server may ignore them:
 * the bulletins are therefore read before and after. Only adding to the present week, which every server does, is not
 * checked.
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

  return async ({ sunday, mode, ...upload }, signal) => {
    const present = weekOf(clock.today()).last;
    const isKnownRule = sunday === present && mode === 'append';
    const places = isKnownRule ? [] : [...new Set([sunday, present])];
    const before = await readAll(places);
    const printed = await publisher.publish({ label: bulletinLabel(sunday), mode, ...upload }, signal);
    if (printed.kind === 'refused') return printed;
    const taken = upload.files.length - printed.value.length;

    const look = async (): Promise<PublishedPlace> => {
      if (isKnownRule || taken === 0) return { kind: 'asRequested', sunday };
      const after = await readAll(places);
      const readingsOf = (place: CalendarDate) => {
        const at = places.indexOf(place);
        return { before: before[at], after: after[at] };
      };
      const gained = hasGained(readingsOf(sunday), taken);
      if (mode === 'append' ? gained : holdsOnly(readingsOf(sunday), taken)) return { kind: 'asRequested', sunday };
      if (gained) return { kind: 'appended', sunday };
      if (sunday !== present && hasGained(readingsOf(present), taken)) return { kind: 'otherWeek', sunday: present };
      return { kind: 'unknown', sunday };
    };
    return done({ failures: printed.value, taken, look });
  };
}
