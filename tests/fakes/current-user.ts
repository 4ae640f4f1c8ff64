import type { CurrentUser, User } from '@/shared/current-user.ports.ts';

export interface FakeUser extends CurrentUser {
  /** Signs a user in, or out. */
  readonly become: (user: User | undefined) => void;
  /** Drops the values that are stored for the user. */
  readonly go: () => void;
  /** How often a new token was requested. */
  readonly refreshes: () => number;
}

const MEMBER: User = { userId: 'member-1', roles: [] };

/** A current user whom the test sets. */
export function fakeUser(): FakeUser {
  let user: User | undefined = MEMBER;
  const changes = new Set<() => void>();
  const ends: (() => void)[] = [];
  let refreshes = 0;
  const tell = (listeners: Iterable<() => void>) => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => user,
    onChange: (listener) => {
      changes.add(listener);
      return () => void changes.delete(listener);
    },
    onGone: (listener) => void ends.push(listener),
    refreshFor: (userId) => {
      if (user?.userId === String(userId)) refreshes += 1;
    },
    refreshes: () => refreshes,
    become: (next) => {
      user = next;
      tell(changes);
    },
    go: () => {
      user = undefined;
      tell([...ends, ...changes]);
    },
  };
}
