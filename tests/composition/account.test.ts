import { describe, expect, it } from 'vitest';
import { createHttpClient } from '@/adapters/http/client.ts';
import type { AccountGateway } from '@/auth/account.ports.ts';
import { ACCOUNT_GATEWAY, accountBindings } from '@/composition/account.ts';
import { coreOf } from '../fakes/core.ts';
import { tokenNumber } from '../fakes/slow-refresh-server.ts';

const email = 'haneul@example.org';

/** The application's wiring with a signed-in user, and the requests that it sends. */
async function signedInGateway() {
  const requests: Request[] = [];
  const send = createHttpClient({
    baseUrl: 'http://church.test/',
    timeoutMs: 1000,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(new Response(null, { status: 200 }));
    },
  });
  const core = await coreOf({ kept: tokenNumber(1), send });
  expect(core.state()).toEqual({ authenticated: 'idle' });
  core.container.load(accountBindings);
  return { requests, gateway: core.container.get(ACCOUNT_GATEWAY) };
}

const carried = ({ headers, credentials }: Request) => ({ bearer: headers.get('authorization'), credentials });

describe('the account requests of a signed-in user (AUTH-17)', () => {
  it.each<readonly [string, (gateway: AccountGateway) => Promise<unknown>]>([
    ['registering', (gateway) => gateway.register({ email, password: 'Somang1976!' })],
    ['a forgotten password', (gateway) => gateway.sendResetLink(email)],
    ['a password reset', (gateway) => gateway.resetPassword({ email, code: 'c' }, 'Somang1977!')],
    ['a confirmation sent again', (gateway) => gateway.resendConfirmation(email)],
    ['an address confirmed', (gateway) => gateway.confirmEmail({ userId: '7', code: 'c' })],
  ])('carry cookies and no bearer: %s (AUTH-17)', async (_, ask) => {
    const { gateway, requests } = await signedInGateway();
    await ask(gateway);
    expect(requests.map(carried)).toEqual([{ bearer: null, credentials: 'include' }]);
  });

  it.each<readonly [string, (gateway: AccountGateway) => Promise<unknown>]>([
    ['a changed password', (gateway) => gateway.changePassword('Somang1976!', 'Somang1977!')],
    ['a changed address', (gateway) => gateway.changeEmail(email, 'new@example.org')],
  ])('carry cookies and the bearer of the session: %s (AUTH-17)', async (_, ask) => {
    const { gateway, requests } = await signedInGateway();
    await ask(gateway);
    expect(requests.map(carried)).toEqual([{ bearer: `Bearer ${tokenNumber(1)}`, credentials: 'include' }]);
  });
});
