/** Speaks to the other tabs of this browser. What is said is kept nowhere. */
export interface TabChannel {
  /** Lets the others know that a user has signed out (REL-08). */
  notifySignedOut(userId: string): void;
  /** @returns a function that stops listening */
  onSignedOut(listener: (userId: string) => void): () => void;
  /** Asks the others for their session (AUTH-18). @returns the raw token; undefined when none answers in time */
  askForSession(): Promise<string | undefined>;
  /** Answers the others that ask; undefined answers nothing. */
  answerWith(session: () => string | undefined): void;
}
