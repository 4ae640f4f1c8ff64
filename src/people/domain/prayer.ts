import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

export type PrayerScope = 'zone' | 'members';

/** A prayer request, as far as its reader may know of it (MINE-04). */
export interface Prayer {
  readonly id: EntityId;
  readonly text: string;
  /** Who reads it: the writer's zone, or all members. */
  readonly scope: PrayerScope;
  readonly isAnonymous: boolean;
  /** Undefined where the server does not name the writer. */
  readonly author: string | undefined;
  readonly isMine: boolean;
  readonly writtenOn: CalendarDate | undefined;
  /** The last day on which others see it. */
  readonly until: CalendarDate | undefined;
  readonly hasEnded: boolean;
  /** How often somebody has prayed for it, once a person and day. */
  readonly prayed: number;
  readonly hasPrayedToday: boolean;
  readonly isAnswered: boolean;
  /** Why an Admin has hidden it; undefined while it is shown. */
  readonly hiddenReason: string | undefined;
  /** Undefined where the server gave none: then a change overwrites any. */
  readonly version: string | undefined;
}

/** What can be done to a request in one press. */
export type PrayerAction =
  | { readonly kind: 'pray' | 'answer' | 'reopen' | 'unhide' }
  | { readonly kind: 'hide'; readonly reason: string };
