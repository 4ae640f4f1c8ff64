/** The subjects of toasts, by module: each module declares its own in one of its ports. */
export interface ToastSubjects {
  readonly shared:
    | 'boardRestored'
    | 'boardNotRestored'
    | 'boardRestoredUnsure'
    | 'newVersion'
    | 'installOffered'
    | 'installByHand'
    | 'savedCopiesCleared'
    | 'savedCopiesNotCleared';
}

/** The subjects of toasts; `ui/messages` holds the sentence for each. */
export type ToastSubject = ToastSubjects[keyof ToastSubjects];

/** A short message that appears and goes (NOTI-01). */
export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly subject: ToastSubject;
  /** The title of a post, a number of posts, or a file's name with the server's answer. */
  readonly about?: string;
  /** The reason, when the sentence should include it. */
  readonly reason?: string;
  /** The toast does not expire: it is shown until it is answered, closed or withdrawn. */
  readonly stays?: true;
  /** The action of the toast's button; its label belongs to the subject. */
  readonly onAction?: () => void;
  /** Undoes the last action, by Ctrl+Z; a toast with it is shown longer than others. */
  readonly onUndo?: () => void;
  /** Called once when the toast has gone: it expired, was dismissed, or its button was used. */
  readonly onGone?: () => void;
}

/** A success or an information. */
interface NewsToast extends Omit<Toast, 'reason'> {
  readonly tone: 'success' | 'info';
}

/** A failure. */
export interface FailureToast extends Pick<Toast, 'subject' | 'about' | 'onAction' | 'onGone'> {
  /** The reason of the outcome; undefined for a failure without one. */
  readonly reason: string | undefined;
  /** `false`: the sentence leaves the reason out, which then only decides whether the toast is shown. */
  readonly includesReason?: false;
  /** The signal of the call that failed: after an abort no toast is shown, whatever the reason. */
  readonly signal?: AbortSignal;
}

/** Shows a toast. @returns withdraws it if it is still shown; `onGone` is called as usual */
export type ShowToast = (toast: Toast) => () => void;

/** Shows the user a message over the page; the view of toasts reads it from the `ToastSource`. */
export interface Notifications {
  /** @returns withdraws the toast if it is still shown; `onGone` is called as usual */
  notify(toast: NewsToast): () => void;
  /**
   * The only way to show an error. No toast is shown for a failure that the user knows of: an aborted call, or one that
   * failed because the user is not signed in, unless the toast's button is the only way to restore something. `onGone`
   * is called only for a toast that is shown.
   * @returns as above
   */
  notifyFailure(toast: FailureToast): () => void;
}

/** Shows one toast, until it has gone or was withdrawn. */
export type ToastListener = (toast: Toast, withdrawn: AbortSignal) => void;

/** The toasts that `Notifications` was given, for the host that shows them. */
export interface ToastSource {
  /** Receives every waiting toast and each later one. @returns stops listening */
  readonly onToast: (take: ToastListener) => () => void;
  /** Whether there has been a toast at all: the host is only loaded then. */
  readonly wasUsed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Logs failed reads and writes for the maintainers of the site, without any secrets. */
export interface FailureLog {
  /** @param what the call, such as `GET api/Member`; @param reason of the outcome */
  note(what: string, reason: string): void;
}
