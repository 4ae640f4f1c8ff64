import type { CurrentUser } from '@/shared/ports/current-user.ts';

/** One thing that is kept for whoever put it there. */
export interface PerUser<Value> {
  /** Undefined when nothing is kept, or not for whoever asks. */
  readonly read: () => Value | undefined;
  /** @param value undefined once there is nothing left to keep; of a visitor nothing is kept */
  readonly write: (value: Value | undefined) => void;
}

/** Keeps something until its user signs out or another signs in: a session that ends by itself leaves it (AUTH-15). */
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
