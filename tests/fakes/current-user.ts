import type { CurrentUser, User } from '@/shared/ports/current-user.ts';

export interface FakeUser extends CurrentUser {
  /** Somebody is signed in from now on, or nobody. */
  readonly become: (user: User | undefined) => void;
  /** What was kept for the user is theirs no more. */
  readonly go: () => void;
}

const MEMBER: User = { userId: 'member-1', roles: [] };

/** Whoever a test says is signed in. */
export function fakeUser(): FakeUser {
  let user: User | undefined = MEMBER;
  const changes = new Set<() => void>();
  const ends: (() => void)[] = [];
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
