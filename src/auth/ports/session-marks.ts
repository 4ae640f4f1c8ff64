/**
 * Marks that the tabs of one browser share, including a tab that was in the background when they were set: that some
 * tab has a session, and that a user's session was ended. A mark contains no token (REL-08).
 */
export interface SessionMarks {
  /** Notes that the user's session begins in this tab; earlier sign-outs no longer count. */
  markBegun(userId: string): void;
  /** Notes that the user has signed out, for all tabs. */
  markSignedOut(userId: string): void;
  /** Whether the user has signed out in another tab since the session in this one began. */
  hasEnded(userId: string): boolean;
  /** Notes that this tab has a session. */
  markOpen(): void;
  /** Whether another tab may have a session that this one can take over. */
  isOpen(): boolean;
  /** Notes that no other tab has a session, since none answered. */
  markClosed(): void;
  /**
   * Calls the listener when the marks should be read again: the page was shown or restored, or another tab wrote a
   * mark.
   */
  onChange(listener: () => void): () => void;
}
