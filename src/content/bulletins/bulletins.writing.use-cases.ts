import type { Clock } from '@/shared/clock.ports.ts';
import { type CalendarDate, weekOf } from '@/shared/dates.ts';
import { done, type Outcome, settledOutcome } from '@/shared/outcome.ts';
import type { FileFailure } from '../uploads/uploads.ts';
import { findLostPost } from '../writing/lost-answers.ts';
import type { BulletinPublisher, BulletinRepository, BulletinUpload } from './bulletins.ports.ts';
import { bulletinLabel, isSameOrder } from './bulletins.ts';
import { type BulletinIssue, hasGained, holdsOnly, type PublishedPlace } from './bulletins.writing.ts';

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

/**
 * Bulletins that are read again when the answer to their deletion or to a new order is lost, before a failure is
 * reported (REL-16). One that another user has deleted meanwhile counts as deleted (BULL-08).
 */
export function makeConfirmingBulletins(repository: BulletinRepository): BulletinRepository {
  const confirm = async (
    label: string,
    call: () => Promise<Outcome<null>>,
    isDone: (pages: readonly string[]) => boolean,
  ): Promise<Outcome<null>> => {
    const outcome = await settledOutcome(call);
    if (outcome.kind === 'done') return outcome;
    const readBack = async () => {
      const pages = await repository.pages(label);
      return pages.kind === 'done' ? done([pages.value]) : pages;
    };
    const found = await findLostPost(outcome.reason, readBack, isDone);
    // Where the bulletin cannot be read, the failure stays: a second attempt has no further effect.
    return found.kind === 'done' ? done(null) : outcome;
  };
  return {
    ...repository,
    remove: async (label) => {
      const outcome = await confirm(
        label,
        () => repository.remove(label),
        (pages) => pages.length === 0,
      );
      return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
    },
    arrange: (label, order) =>
      confirm(
        label,
        () => repository.arrange(label, order),
        (pages) => isSameOrder(pages, order.kept),
      ),
  };
}
