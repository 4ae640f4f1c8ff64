import { isBlank } from '@/shared/characters.ts';
import { type CalendarDate, daysAfter } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { FormShown } from '@/shared/form.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { ItemRestored, Leaving, RemovingEvent } from '@/shared/removals.ts';

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

type PrayerScope = 'zone' | 'members';

/** The actions on a request that need no form. */
export type PrayerAction =
  | { readonly kind: 'pray' | 'unpray' | 'answer' | 'reopen' | 'unhide' }
  | { readonly kind: 'hide'; readonly reason: string };

/** The request as the server holds it after an action. */
export function afterAction(prayer: Prayer, action: PrayerAction): Prayer {
  const { prayed, hasPrayedToday } = prayer;
  const changes: Readonly<Record<PrayerAction['kind'], Partial<Prayer>>> = {
    pray: { prayed: hasPrayedToday ? prayed : prayed + 1, hasPrayedToday: true },
    unpray: { prayed: hasPrayedToday ? prayed - 1 : prayed, hasPrayedToday: false },
    answer: { isAnswered: true },
    reopen: { isAnswered: false },
    hide: { hiddenReason: 'reason' in action ? action.reason : '' },
    unhide: { hiddenReason: undefined },
  };
  return { ...prayer, ...changes[action.kind] };
}

/** Whether others see it. */
export const isOpen = ({ hasEnded, hiddenReason }: Prayer): boolean => !hasEnded && hiddenReason === undefined;

/** Whether its reader can note that they have prayed for it, and take that back on the same day. */
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

/** How long a request may be, in UTF-16 units. */
export const MOST_LETTERS = 1000;

/** For how many weeks a request can be shared. */
export const WEEKS = Array.from({ length: 12 }, (_, before) => String(before + 1));

/** The weeks of a request whose end stays as it is. */
export const SAME_END = '';

/**
 * The form's values: `scope` is a {@link PrayerScope}, or '' until one is chosen, `name` is `named` or `nameless`, `weeks` one of {@link WEEKS} or {@link SAME_END}. A change names
 * its request and the version on which it is based; in a new request both are ''.
 */
export type PrayerDraft = Readonly<Record<'id' | 'version' | 'text' | 'scope' | 'name' | 'weeks', string>>;

export type PrayerError = 'missing' | 'tooLong' | 'noReaders';

/** The request that is sent. */
export interface PrayerPost {
  readonly text: string;
  readonly scope: PrayerScope;
  readonly isAnonymous: boolean;
  readonly until: CalendarDate;
}

export const blankPrayer: PrayerDraft = {
  id: '',
  version: '',
  text: '',
  // Nobody shares with more people than they chose.
  scope: '',
  name: 'named',
  weeks: '4',
};

/** The initial form of a change. */
export const draftOf = ({ id, version = '', text, scope, isAnonymous }: Prayer): PrayerDraft => ({
  id: String(id),
  version,
  text,
  scope,
  name: isAnonymous ? 'nameless' : 'named',
  weeks: SAME_END,
});

export function prayerErrors({ text, scope }: PrayerDraft): Partial<Record<keyof PrayerDraft, PrayerError>> {
  return { ...textErrors(text), ...(scope === '' && { scope: 'noReaders' }) };
}

function textErrors(text: string): { readonly text?: PrayerError } {
  if (isBlank(text)) return { text: 'missing' };
  return text.trim().length > MOST_LETTERS ? { text: 'tooLong' } : {};
}

/** The last day of a request that is shared for some weeks from today on. @param before its end so far */
export function endOf(weeks: string, today: CalendarDate, before?: CalendarDate): CalendarDate {
  if (weeks === SAME_END && before !== undefined) return before;
  return daysAfter(today, 7 * (Number(weeks) || Number(blankPrayer.weeks)));
}

/** @param before the end so far of a request that is changed */
export const postOf = (draft: PrayerDraft, today: CalendarDate, before?: CalendarDate): PrayerPost => ({
  text: draft.text.trim(),
  scope: draft.scope === 'members' ? 'members' : 'zone',
  isAnonymous: draft.name === 'nameless',
  until: endOf(draft.weeks, today, before),
});

/** An action on a request that is being sent. */
export interface AskedAction {
  readonly prayer: Prayer;
  readonly action: PrayerAction;
}

/** Events that an action sends to the list. */
export type PrayerActionNews =
  | ({ readonly type: 'action.done' } & AskedAction)
  | ({ readonly type: 'action.failed'; readonly reason: Failure } & AskedAction);

/** What the form of a new request sends its list. */
export interface PrayerShared {
  readonly type: 'prayer.shared';
  readonly prayer: Prayer;
}

/** What the form of a new request sends its list. */
export type NewPrayerNews =
  | PrayerShared
  /** The request may be in the list: the answer was lost. */
  | { readonly type: 'list.outdated' };

/** What the form that changes a request sends its list. */
export type PrayerChangeNews =
  | FormShown
  | { readonly type: 'prayer.saved'; readonly prayer: Prayer }
  /** The server no longer lists the request. */
  | { readonly type: 'prayer.lost'; readonly id: EntityId }
  /** Another user or tab has changed something. */
  | { readonly type: 'list.outdated' };

export type PrayersEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'filter.chosen'; readonly filter: PrayerFilter }
  | ({ readonly type: 'action.asked' } & AskedAction)
  | PrayerActionNews
  | { readonly type: 'removal.asked'; readonly prayer: Prayer }
  | RemovingEvent<Prayer>
  | ItemRestored<FeedItem>
  | { readonly type: 'edit.asked'; readonly prayer: Prayer }
  | { readonly type: 'edit.closed' }
  | PrayerShared
  | PrayerChangeNews
  | { readonly type: 'hiding.asked'; readonly prayer: Prayer }
  | { readonly type: 'hiding.confirmed'; readonly reason: string }
  | { readonly type: 'hiding.cancelled' };

export interface PrayersContext extends Leaving<Prayer> {
  /** As the server sent them last, with the changes made here since; undefined until then. */
  readonly prayers: readonly Prayer[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  readonly hasZone: boolean;
  readonly filter: PrayerFilter;
  /** The requests with an action that is being sent. */
  readonly busy: readonly EntityId[];
  /** The request that is being changed. */
  readonly edited: Prayer | undefined;
  /** The form of that change. */
  readonly shown: FormShown['shown'] | undefined;
  /** The request for whose hiding an Admin is asked for a reason. */
  readonly hidingCandidate: Prayer | undefined;
}

export const initialPrayers: PrayersContext = {
  prayers: undefined,
  failure: undefined,
  hasZone: false,
  filter: 'all',
  busy: [],
  leaving: [],
  edited: undefined,
  shown: undefined,
  hidingCandidate: undefined,
};
