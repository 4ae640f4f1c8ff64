import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { servedDialogsEntry } from '@/composition/dialogs.ts';
import { done } from '@/shared/outcome.ts';
import { aRawToken } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';

/** Requests a login that returns to an address, signs in, and returns the address that it led to. */
async function landing(returnTo: string): Promise<readonly string[]> {
  const core = await coreOf({ gateway: { signIn: () => Promise.resolve(done(aRawToken())) } });
  core.dialog.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo });
  const { machine, input } = core.servicesOf(servedDialogsEntry).loginForm;
  const form = createActor(machine, { input: input() }).start();
  form.send({ type: 'field.changed', field: 'email', value: 'minsu@example.org' });
  form.send({ type: 'field.changed', field: 'password', value: 'Somang1976!' });
  form.send({ type: 'form.submitted' });
  await settled();
  return core.navigation.visited;
}

describe('REL-11 a return address outside the site leads home', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`/ok\..\..//evil.example`,
    '/..//evil.example',
    '/./%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'https:evil.example',
    'http://site@evil.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    ' //evil.example',
    '@evil.example',
    '.evil.example',
    '',
  ])('%j', async (address) => {
    expect(await landing(address)).toEqual(['/home']);
  });

  it.each(['/account/profile', '/member/detail/7?tab=1', '/communion/events?next=https://evil.example'])(
    '%j is inside, and is where the login leads',
    async (address) => {
      expect(await landing(address)).toEqual([address]);
    },
  );
});
