import type { Session } from '@/auth/session.ts';

export const aSession = (session: Partial<Session> = {}): Session => ({
  userId: 'member-1',
  username: '김민수',
  userEmail: 'minsu@example.org',
  duty: '서리집사',
  roles: [],
  ...session,
});

export const anAdmin = (): Session => aSession({ userId: 'admin-1', roles: ['Admin'] });
