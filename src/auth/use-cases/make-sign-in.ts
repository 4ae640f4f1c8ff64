import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { type AccessToken, freshToken } from '../domain/access-token.ts';
import type { Credentials } from '../domain/credentials.ts';
import type { SessionGateway, SignInFailure } from '../ports/session-gateway.ts';
import type { TokenReader } from '../ports/token-reader.ts';

export type SignIn = (credentials: Credentials, signal?: AbortSignal) => Promise<Outcome<AccessToken, SignInFailure>>;

/** Opens a session (AUTH-05); a missing token, or one that names no user, is a failure (AUTH-06). */
export function makeSignIn(gateway: SessionGateway, reader: TokenReader, clock: Clock): SignIn {
  return async ({ email, password }, signal) => {
    const answer = await gateway.signIn({ email: email.trim(), password }, signal);
    if (answer.kind === 'refused') return answer;
    const claims = reader.claims(answer.value);
    const token = claims && freshToken(answer.value, claims, clock.now().getTime());
    return token === undefined ? refused('signInFailed') : done(token);
  };
}
