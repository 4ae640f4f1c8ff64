import type { CurrentUser } from '@/shared/current-user.ports.ts';

/** One value that is stored for the user who wrote it. */
export interface PerUser<Value> {
  /** Undefined when nothing is stored for the current user. */
  readonly read: () => Value | undefined;
  /** @param value undefined removes the stored value; nothing is stored for a visitor */
  readonly write: (value: Value | undefined) => void;
}

/** A value with the user who wrote it. */
export interface UserValue<Value> {
  readonly userId: string;
  readonly value: Value;
}

/** Keeps a value after its page was left. */
export interface UserValueStore<Value> {
  readonly read: () => UserValue<Value> | undefined;
  readonly write: (stored: UserValue<Value> | undefined) => void;
}

/**
 * Keeps a value until its user signs out or another signs in; it is still stored when the session expires (AUTH-15).
 * @param store for a value that is restored after a reload too (REL-30)
 */
export function perUser<Value>(user: CurrentUser, store?: UserValueStore<Value>): PerUser<Value> {
  let written: UserValue<Value> | undefined;
  const mine = (stored: UserValue<Value> | undefined) => (stored?.userId === user.read()?.userId ? stored : undefined);

  user.onGone(() => {
    written = undefined;
    store?.write(undefined);
  });
  user.onChange(() => {
    const back = mine(written);
    // The storage was emptied when the session expired: the value is stored again.
    if (back !== undefined) store?.write(back);
  });

  return {
    read: () => (mine(written) ?? mine(store?.read()))?.value,
    write: (value) => {
      const writer = user.read();
      if (writer === undefined) return;
      written = value === undefined ? undefined : { userId: writer.userId, value };
      store?.write(written);
    },
  };
}
