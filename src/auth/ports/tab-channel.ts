/** Sends messages to the other tabs of this browser. Nothing is stored. */
export interface TabChannel {
  /** Notifies the other tabs that a user has signed out (REL-08). */
  notifySignedOut(userId: string): void;
  /** @returns a function that stops listening */
  onSignedOut(listener: (userId: string) => void): () => void;
  /** Asks the other tabs for their session (AUTH-18). @returns the raw token; undefined when none answers in time */
  askForSession(): Promise<string | undefined>;
  /** Answers other tabs that ask for a session; when `session` returns undefined, no answer is sent. */
  answerWith(session: () => string | undefined): void;
}
