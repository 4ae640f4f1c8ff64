/** The subjects of toasts about signing in and out. */
export type AuthToast = 'sessionEnded' | 'endedElsewhere' | 'tokenRejected' | 'signOutFailed' | 'rolesNotApplied';

declare module '@/shared/ports/notifications.ts' {
  interface ToastSubjects {
    readonly auth: AuthToast;
  }
}
