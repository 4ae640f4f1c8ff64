/** The subjects of toasts about prayer requests. */
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
  | 'linkAsked'
  | 'linkWithdrawn'
  | 'linkNotWithdrawn'
  | 'correctionWithdrawn'
  | 'correctionNotWithdrawn';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly people: PeopleToast;
  }
}
