import type { PostName } from '@/content/posts/posts.ts';

/** Each kind of post has all of these subjects. */
type PostSubject =
  `${PostName}${'NotLoaded' | 'Added' | 'NotAdded' | 'Unconfirmed' | 'Saved' | 'NotSaved' | 'Deleted' | 'SeveralDeleted' | 'NotDeleted' | 'Restored' | 'NotRestored' | 'Pinned' | 'Unpinned' | 'NotPinned' | 'NotUnpinned'}`;

/** The subjects of toasts about published items. */
export type ContentToast =
  | PostSubject
  | 'bulletinUploaded'
  | 'bulletinNotUploaded'
  | 'bulletinPageNotUploaded'
  | 'bulletinWentElsewhere'
  | 'bulletinAppended'
  | 'bulletinUnseen'
  | 'bulletinArranged'
  | 'bulletinNotArranged'
  | 'bulletinDeleted'
  | 'bulletinSeveralDeleted'
  | 'bulletinNotDeleted'
  | 'bulletinRestored'
  | 'bulletinNotRestored'
  | 'attendanceSent'
  | 'attendanceWithdrawn'
  | 'attendanceNotSent'
  | 'attendanceNotWithdrawn'
  | 'linkCopied'
  | 'linkNotShared'
  | 'draftCleared'
  | 'draftSaved'
  | 'draftNotSaved'
  | 'draftDeleted'
  | 'draftSeveralDeleted'
  | 'draftNotDeleted';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly content: ContentToast;
  }
}
