import type { SessionGateway } from '@/auth/ports/session-gateway.ts';
import { refused } from '@/shared/domain/outcome.ts';

/** A server without sessions, except for the answers of the test. */
export const sessionGateway = (answers: Partial<SessionGateway> = {}): SessionGateway => ({
  signIn: () => Promise.resolve(refused('badCredentials')),
  refresh: () => Promise.resolve(refused('over')),
  revoke: () => Promise.resolve(refused('notRevoked')),
  ...answers,
});
