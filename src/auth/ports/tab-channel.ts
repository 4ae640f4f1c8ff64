/** Lets the tabs of one browser know that a user has signed out (REL-08). */
export interface TabChannel {
  tellSignedOut(userId: string): void;
  /** @returns a function that stops listening */
  onSignedOut(listener: (userId: string) => void): () => void;
}
