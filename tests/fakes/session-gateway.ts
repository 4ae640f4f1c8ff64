import type { SessionGateway } from '@/auth/session.ports.ts';
import { refused } from '@/shared/outcome.ts';

/** A server without sessions, except for the answers of the test. */
export const sessionGateway = (answers: Partial<SessionGateway> = {}): SessionGateway => ({
  signIn: () => Promise.resolve(refused('badCredentials')),
  refresh: () => Promise.resolve(refused('over')),
  revoke: () => Promise.resolve(refused('notRevoked')),
  ...answers,
});
