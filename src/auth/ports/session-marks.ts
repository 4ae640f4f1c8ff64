/**
 * What the tabs of one browser leave for each other to find, also for a tab that was away while it happened: that some
 * tab has a session, and that a user's session was ended. A mark names no token (REL-08).
 */
export interface SessionMarks {
  /** The user's session in this tab begins now, whatever ended before. */
  begin(userId: string): void;
  /** The user has signed out, in every tab. */
  end(userId: string): void;
  /** Whether the user has signed out in another tab since the session in this one began. */
  hasEnded(userId: string): boolean;
  /** This tab has a session. */
  open(): void;
  /** Whether another tab may have a session to take over. */
  isOpen(): boolean;
  /** No other tab has one: none answered. */
  close(): void;
  /** Tells when it is worth asking again: the page came back, was uncovered, or another tab left a mark. */
  onNews(listener: () => void): () => void;
}
