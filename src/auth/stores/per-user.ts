import type { CurrentUser } from '@/shared/ports/current-user.ts';

/** One value that is stored for the user who wrote it. */
export interface PerUser<Value> {
  /** Undefined when nothing is stored for the current user. */
  readonly read: () => Value | undefined;
  /** @param value undefined once there is nothing left to keep; nothing is stored for a visitor */
  readonly write: (value: Value | undefined) => void;
}

/** Keeps a value until its user signs out or another signs in; it is still stored when the session expires (AUTH-15). */
export function perUser<Value>(user: CurrentUser): PerUser<Value> {
  let stored: { readonly userId: string; readonly value: Value | undefined } | undefined;
  user.onGone(() => {
    stored = undefined;
  });

  return {
    read: () => (stored?.userId === user.read()?.userId ? stored?.value : undefined),
    write: (value) => {
      const writer = user.read();
      if (writer !== undefined) stored = { userId: writer.userId, value };
    },
  };
}
