import type { EntityId } from './entity-id.ts';

export interface User {
  readonly userId: string;
  readonly roles: readonly string[];
}

/** The signed-in user, as far as a module other than `auth` needs to know. */
export interface CurrentUser {
  /** Undefined for a visitor, and until the session is known. */
  read(): User | undefined;
  /** Calls back whenever the result of `read` may have changed. @returns stops listening */
  onChange(listener: () => void): () => void;
  /**
   * Calls back when the user's stored drafts are no longer theirs: they signed out, or another user signed in. It is not called
   * when the session expires, because the same user may sign in again (AUTH-15).
   */
  onGone(listener: () => void): void;
  /** Requests a new token if it is this user whose roles have changed, so that they take effect now (AUTH-18). */
  refreshFor(userId: EntityId): void;
}
