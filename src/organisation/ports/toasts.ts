/** The subjects of toasts about the organisation. */
export type OrganisationToast =
  | 'organisationNotLoaded'
  | 'missionNotLoaded'
  | 'committeeNotLoaded'
  | 'organisationSaved'
  | 'organisationNotSaved';

declare module '@/shared/ports/notifications.ts' {
  interface ToastSubjects {
    readonly organisation: OrganisationToast;
  }
}
