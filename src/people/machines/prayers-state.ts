import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { Leaving, RemovalPressed, RemovingEvent } from '@/shared/machines/removing.ts';
import type { FormShown } from '@/shared/machines/shown-form.ts';
import type { Prayer, PrayerFilter } from '../domain/prayer.ts';
import type { AskedAction, PrayerActionNews } from './prayer-action.machine.ts';

/** What the form of a new request sends its list. */
export interface PrayerShared {
  readonly type: 'prayer.shared';
  readonly prayer: Prayer;
}

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
  | RemovalPressed
  | RemovingEvent<Prayer>
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

export type PrayerActionFailed = Extract<PrayerActionNews, { readonly type: 'action.failed' }>;

/** What happens to the list when an action on a request has failed. */
export const failedActions = [
  { type: 'end', params: ({ event }: { readonly event: PrayerActionFailed }) => event },
  { type: 'dropGone', params: ({ event }: { readonly event: PrayerActionFailed }) => event },
  { type: 'notifyFailed', params: ({ event }: { readonly event: PrayerActionFailed }) => event.reason },
] as const;
