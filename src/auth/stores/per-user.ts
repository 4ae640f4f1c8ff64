import type { CurrentUser } from '@/shared/ports/current-user.ts';

/** One value that is kept for the user who wrote it. */
export interface PerUser<Value> {
  /** Undefined when nothing is kept for the current user. */
  readonly read: () => Value | undefined;
  /** @param value undefined once there is nothing left to keep; nothing is kept for a visitor */
  readonly write: (value: Value | undefined) => void;
}

/** Keeps a value until its user signs out or another signs in; it is still kept when the session expires (AUTH-15). */
export function perUser<Value>(user: CurrentUser): PerUser<Value> {
  let kept: { readonly userId: string; readonly value: Value | undefined } | undefined;
  user.onGone(() => {
    kept = undefined;
  });

  return {
    read: () => (kept?.userId === user.read()?.userId ? kept?.value : undefined),
    write: (value) => {
      const writer = user.read();
      if (writer !== undefined) kept = { userId: writer.userId, value };
    },
  };
}
