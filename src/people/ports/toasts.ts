/** What toasts tell of prayer requests. */
export type PeopleToast =
  | 'prayerShared'
  | 'prayerSaved'
  | 'prayerHidden'
  | 'prayerDeleted'
  | 'prayerNotDeleted'
  | 'prayerGone'
  | 'prayerChangedMeanwhile'
  | 'prayerNotChanged'
  | 'prayersNotLoaded'
  | 'linkWithdrawn'
  | 'linkNotWithdrawn';

declare module '@/shared/ports/notifications.ts' {
  interface ToastSubjects {
    readonly people: PeopleToast;
  }
}
