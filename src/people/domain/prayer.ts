import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

export type PrayerScope = 'zone' | 'members';

/** A prayer request, with the fields that its reader may see (MINE-04). */
export interface Prayer {
  readonly id: EntityId;
  readonly text: string;
  /** Who may read it: the writer's zone, or all members. */
  readonly scope: PrayerScope;
  readonly isAnonymous: boolean;
  /** Undefined where the server does not name the writer. */
  readonly author: string | undefined;
  readonly isMine: boolean;
  readonly writtenOn: CalendarDate | undefined;
  /** The last day on which others see it. */
  readonly until: CalendarDate | undefined;
  readonly hasEnded: boolean;
  /** How often others have prayed for it; each person counts once a day. */
  readonly prayed: number;
  readonly hasPrayedToday: boolean;
  readonly isAnswered: boolean;
  /** The reason for which an Admin has hidden it; undefined while it is shown. */
  readonly hiddenReason: string | undefined;
  /** The version of the request; undefined where the server gave none: then a change overwrites any. */
  readonly version: string | undefined;
}

/** The actions on a request that need no form. */
export type PrayerAction =
  | { readonly kind: 'pray' | 'answer' | 'reopen' | 'unhide' }
  | { readonly kind: 'hide'; readonly reason: string };

/** The request as the server holds it after an action. */
export function afterAction(prayer: Prayer, action: PrayerAction): Prayer {
  const { prayed, hasPrayedToday } = prayer;
  const changes: Readonly<Record<PrayerAction['kind'], Partial<Prayer>>> = {
    pray: { prayed: hasPrayedToday ? prayed : prayed + 1, hasPrayedToday: true },
    answer: { isAnswered: true },
    reopen: { isAnswered: false },
    hide: { hiddenReason: 'reason' in action ? action.reason : '' },
    unhide: { hiddenReason: undefined },
  };
  return { ...prayer, ...changes[action.kind] };
}

/** Whether others see it. */
export const isOpen = ({ hasEnded, hiddenReason }: Prayer): boolean => !hasEnded && hiddenReason === undefined;

/** Whether its reader can note that they have prayed for it. */
export const canPrayFor = (prayer: Prayer): boolean => isOpen(prayer) && !prayer.isMine && !prayer.isAnswered;

export const prayerFilters = ['all', 'zone', 'mine'] as const;
export type PrayerFilter = (typeof prayerFilters)[number];

/**
 * The requests of one part of the page. The user's own requests that others no longer see are shown only in the part of
 * their own.
 */
export function prayersIn(prayers: readonly Prayer[], filter: PrayerFilter): readonly Prayer[] {
  if (filter === 'mine') return prayers.filter(({ isMine }) => isMine);
  const seen = prayers.filter((prayer) => isOpen(prayer) || !prayer.isMine);
  return filter === 'zone' ? seen.filter(({ scope }) => scope === 'zone') : seen;
}
