/** What a reader can be told in passing; `ui/messages` holds the sentence for each (NOTI-01). */
export type NoticeSubject =
  | 'sessionEnded'
  | 'signOutFailed'
  | 'announcementsNotLoaded'
  | 'announcementNotAdded'
  | 'announcementNotDeleted'
  | 'announcementDeleted'
  | 'announcementAdded';

export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  readonly subject: NoticeSubject;
  /** Why, when the sentence should say so. */
  readonly reason?: string;
  /** What the notice's button does; its label belongs to the subject. */
  readonly onAction?: () => void;
  /** Called once when the notice has gone: its time is over, it was dismissed, or its button was used. */
  readonly onGone?: () => void;
}

/** Tells the reader something without taking the page away. */
export interface Notifications {
  /** @returns a function that takes the notice back, if it still stands; `onGone` is called as ever */
  show(notice: Notice): () => void;
}
