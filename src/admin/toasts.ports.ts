/** The subjects of toasts about members, roles, and the boards of duties and zones. */
export type AdminToast =
  | 'membersNotLoaded'
  | 'membersNotWritten'
  | 'memberAdded'
  | 'memberNotAdded'
  | 'memberUnsure'
  | 'memberSaved'
  | 'memberNotSaved'
  | 'memberDeleted'
  | 'memberSeveralDeleted'
  | 'memberNotDeleted'
  | 'memberRestored'
  | 'memberNotRestored'
  | 'rolesNotLoaded'
  | 'roleNotLoaded'
  | 'roleHoldersNotLoaded'
  | 'roleHolderRemoved'
  | 'roleHolderNotRemoved'
  | 'lastAdminNotRemoved'
  | 'roleAsked'
  | 'roleNotAsked'
  | 'roleUnsure'
  | 'roleHolderAdded'
  | 'roleHolderNotAdded'
  | 'roleNotUndone'
  | 'roleRequestGranted'
  | 'requestGrantedUnsure'
  | 'requestDeclined'
  | 'requestNotDecided'
  | 'correctionDone'
  | 'correctionDoneUnsure'
  | 'boardMoved'
  | 'boardNotMoved'
  | 'boardNotAllMoved'
  | 'boardMovedUnsure'
  | 'officesVacated'
  | 'officeGiven'
  | 'officeNotGiven'
  | 'officeGivenUnsure'
  | 'officeEmptied'
  | 'officeNotEmptied'
  | 'officeEmptiedUnsure';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly admin: AdminToast;
  }
}
