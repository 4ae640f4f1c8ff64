import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { Prayer, PrayerAction, PrayerPost } from './prayers.ts';

/** A change of one's own request. */
export interface PrayerChange {
  readonly id: EntityId;
  /** The version on which it is based; undefined overwrites any. */
  readonly version: string | undefined;
  readonly post: PrayerPost;
}

/**
 * Prayer requests (MINE-04). A server without them refuses with `unsupported`; a call for a request that was withdrawn,
 * was hidden or has ended meanwhile is refused with `notFound`.
 */
export interface PrayerRepository {
  /** The requests that the user may see, the newest first. For linked members alone: others are refused with `forbidden`. */
  all(signal?: AbortSignal): Promise<Outcome<readonly Prayer[]>>;
  share(post: PrayerPost, signal?: AbortSignal): Promise<Outcome<Prayer>>;
  /** Refuses with `conflict` when another tab has changed the request meanwhile. */
  change(change: PrayerChange, signal?: AbortSignal): Promise<Outcome<Prayer>>;
  /** Is not aborted when the user leaves the page; nor are the actions. */
  remove(id: EntityId): Promise<Outcome<null>>;
  /**
   * Praying a second time on one day changes nothing, and is taken back on that day alone. Refuses with `conflict` when the request was answered or hidden
   * meanwhile.
   */
  carryOut(id: EntityId, action: PrayerAction): Promise<Outcome<null>>;
}

/** The subjects of toasts about prayer requests. */
export type PrayerToast =
  | 'prayerShared'
  | 'prayerNotShared'
  | 'prayerUnsure'
  | 'prayerNotSaved'
  | 'prayerSaved'
  | 'prayerHidden'
  | 'prayerDeleted'
  | 'prayerSeveralDeleted'
  | 'prayerNotDeleted'
  | 'prayerRestored'
  | 'prayerNotRestored'
  | 'prayerGone'
  | 'prayerChangedMeanwhile'
  | 'prayerNotChanged'
  | 'prayerTakenBack'
  | 'prayerNotTakenBack'
  | 'prayersNotLoaded';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly prayers: PrayerToast;
  }
}
