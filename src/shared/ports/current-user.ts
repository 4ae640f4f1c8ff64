export interface User {
  readonly userId: string;
  readonly roles: readonly string[];
}

/** Who is signed in, as far as a module other than `auth` needs to know. */
export interface CurrentUser {
  /** Undefined for a visitor, and while nobody knows yet. */
  read(): User | undefined;
  /** Told whenever `read` may answer otherwise. @returns a function that stops telling */
  onChange(listener: () => void): () => void;
  /**
   * Told when what was kept for the user is theirs no more: they sign out, or somebody else has signed in. Whoever loses
   * their session otherwise may come back to it (AUTH-15).
   */
  onGone(listener: () => void): void;
}
