import { describe, expect, it } from 'vitest';
import { makeSignIn } from '@/auth/session.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aRawToken, MINUTE, NOON } from '../../builders/access-token.ts';
import { aSession } from '../../builders/session.ts';
import { sessionGateway } from '../../fakes/session-gateway.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { tokenReader } from '../../fakes/token-reader.ts';

const credentials = { email: ' minsu@example.org ', password: ' Somang1976! ' };
const signInBy = (answer: Parameters<typeof sessionGateway>[0]) =>
  makeSignIn(sessionGateway(answer), tokenReader, stillClock());

describe('AUTH-05 a sign-in', () => {
  it('opens the session that the token names, for its lifetime', async () => {
    const raw = aRawToken({ Duty: '서리집사' });
    const signIn = signInBy({ signIn: () => Promise.resolve(done(raw)) });
    expect(await signIn(credentials)).toEqual(
      done({ raw, session: aSession(), expiresAt: NOON.getTime() + 15 * MINUTE }),
    );
  });

  it('sends the trimmed e-mail, the unchanged password and the signal', async () => {
    const sent: unknown[] = [];
    const { signal } = new AbortController();
    const signIn = signInBy({
      signIn: (...args) => {
        sent.push(...args);
        return Promise.resolve(refused('badCredentials'));
      },
    });
    await signIn(credentials, signal);
    expect(sent).toEqual([{ email: 'minsu@example.org', password: ' Somang1976! ' }, signal]);
  });

  it.each(['missingCredentials', 'badCredentials', 'signInFailed', 'noServerResponse'] as const)(
    'AUTH-07 passes %s on',
    async (reason) => {
      const signIn = signInBy({ signIn: () => Promise.resolve(refused(reason)) });
      expect(await signIn(credentials)).toEqual(refused(reason));
    },
  );

  it.each([['garbage'], [''], [aRawToken({ sid: undefined })], [aRawToken({ email: null })]])(
    'AUTH-06 fails with a token that names no user: %s',
    async (raw) => {
      const signIn = signInBy({ signIn: () => Promise.resolve(done(raw)) });
      expect(await signIn(credentials)).toEqual(refused('signInFailed'));
    },
  );
});
