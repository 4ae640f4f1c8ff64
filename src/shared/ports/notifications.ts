/** What editors publish and take away, each told of in the same ways. */
export type PostName = 'announcement' | 'advertisement' | 'bibleStudy' | 'event';

export type PostSubject =
  `${PostName}${'NotLoaded' | 'Added' | 'NotAdded' | 'Unconfirmed' | 'Deleted' | 'SeveralDeleted' | 'NotDeleted'}`;

/** What a toast can tell; `ui/messages` holds the sentence for each. */
export type ToastSubject =
  | 'sessionEnded'
  | 'endedElsewhere'
  | 'sessionDoubted'
  | 'signOutFailed'
  | 'organisationNotLoaded'
  | 'missionNotLoaded'
  | 'committeeNotLoaded'
  | 'bulletinUploaded'
  | 'bulletinNotUploaded'
  | 'bulletinPageNotUploaded'
  | 'bulletinWentElsewhere'
  | 'bulletinAppended'
  | 'bulletinUnseen'
  | 'bulletinArranged'
  | 'bulletinDeleted'
  | 'bulletinNotDeleted'
  | 'linkCopied'
  | 'linkNotShared'
  | PostSubject
  | 'draftCleared'
  | 'membersNotLoaded'
  | 'memberAdded'
  | 'memberNotAdded'
  | 'memberSaved'
  | 'memberNotSaved'
  | 'memberDeleted'
  | 'memberNotDeleted'
  | 'memberRestored'
  | 'memberNotRestored'
  | 'organisationSaved'
  | 'organisationNotSaved'
  | 'rolesNotLoaded'
  | 'roleNotLoaded'
  | 'roleHoldersNotLoaded'
  | 'roleHolderRemoved'
  | 'roleHolderNotRemoved'
  | 'roleHolderAdded'
  | 'roleHolderNotAdded'
  | 'roleRequestGranted'
  | 'roleRequestDeclined'
  | 'roleRequestNotDecided'
  | 'boardMoved'
  | 'boardNotMoved'
  | 'boardNotAllMoved'
  | 'boardMovedUnsure'
  | 'officeGivenUnsure'
  | 'officeEmptiedUnsure'
  | 'boardRestoredUnsure'
  | 'officeGiven'
  | 'officeNotGiven'
  | 'officeEmptied'
  | 'officeNotEmptied'
  | 'boardRestored'
  | 'boardNotRestored';

/** A short message that appears and goes (NOTI-01). */
export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly subject: ToastSubject;
  /** What it is about: the title of a post, how many there are, a file's name and what the server said of it. */
  readonly about?: string;
  /** Why, when the sentence should say so. */
  readonly reason?: string;
  /** It stands until it is answered, closed or taken back, and not for a time only. */
  readonly stays?: true;
  /** What the toast's button does; its label belongs to the subject. */
  readonly onAction?: () => void;
  /** Takes back the deed that was done last: by Ctrl+Z, for which the toast stands longer than others. */
  readonly onUndo?: () => void;
  /** Called once when the toast has gone: its time is over, it was dismissed, or its button was used. */
  readonly onGone?: () => void;
}

/** What went well, or is good to know. */
interface NewsToast extends Omit<Toast, 'reason'> {
  readonly tone: 'success' | 'info';
}

/** What did not succeed. */
export interface FailureToast extends Pick<Toast, 'subject' | 'about' | 'onAction'> {
  /** Of the outcome; undefined where something failed that has none. */
  readonly reason: string | undefined;
  /** The reason decides whether it is told, and is itself said elsewhere, or not at all. */
  readonly tellsWhy?: false;
}

/** Tells the reader something without taking the page away; whoever shows it reads it from the `ToastSource`. */
export interface Notifications {
  /** @returns a function that takes the toast back, if it still stands; `onGone` is called as ever */
  notify(toast: NewsToast): () => void;
  /**
   * The one way to a toast of an error. It is silent on what its reader knows: what was aborted, and what failed because
   * nobody is signed in (`isNotified`). What its button alone brings back is told all the same.
   */
  notifyFailure(toast: FailureToast): void;
}
