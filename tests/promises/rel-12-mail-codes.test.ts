// @vitest-environment happy-dom
import '../ui/setup.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { browserNavigation } from '@/adapters/browser/navigation.ts';
import { ConfirmEmailIsland } from '@/ui/pages/account/confirm-email-view.tsx';
import { ResetPasswordIsland } from '@/ui/pages/account/reset-password-view.tsx';
import { settled } from '../fakes/deferred.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { showAccountView } from '../ui/pages/account/account-views.tsx';

/** The code as written in the e-mail's link, and its value. */
const CODES = [
  ['abc-_123', 'abc-_123'],
  ['a+b', 'a+b'],
  ['a%2Bb', 'a+b'],
  ['a%2bb', 'a+b'],
  ['a%252Bb', 'a%2Bb'],
  ['a/b=', 'a/b='],
  ['a%2Fb%3D', 'a/b='],
  ['CfDJ8+/x==', 'CfDJ8+/x=='],
  ['100%', '100%'],
  ['a%20b', 'a b'],
] as const;

const whereAmI = () => `${window.location.pathname}${window.location.search}`;

/** Parses the query as a server does, to whom an unescaped `+` is a space. */
const readByServer = (path: string, name: string) => new URL(path, 'http://church.test').searchParams.get(name);

describe('REL-12 the code of a confirmation', () => {
  it.each(CODES)('%s is sent byte for byte, once, and is removed from the address bar', async (written, code) => {
    const { send, calls } = scriptedSender(() => answered(200));
    const view = createElement(ConfirmEmailIsland);
    await showAccountView(view, { send }, `/confirmEmail?userId=u%2B7&code=${written}`);
    await act(settled);
    expect(calls).toHaveLength(1);
    const path = calls[0]?.path ?? '';
    expect(readByServer(path, 'code')).toBe(code);
    expect(readByServer(path, 'UserId')).toBe('u+7');
    expect(whereAmI()).toBe('/confirmEmail');
  });

  it('another link on the same page is sent too', async () => {
    const { send, calls } = scriptedSender(() => answered(401));
    await showAccountView(createElement(ConfirmEmailIsland), { send }, '/confirmEmail?userId=7&code=old');
    await act(settled);
    act(() => browserNavigation.goTo('/confirmEmail?userId=7&code=new'));
    await act(settled);
    expect(calls.map(({ path }) => readByServer(path, 'code'))).toEqual(['old', 'new']);
    expect(whereAmI()).toBe('/confirmEmail');
  });
});

describe('REL-12 the code of a reset', () => {
  it.each(CODES)(
    '%s is removed from the address bar, and is sent byte for byte with the password',
    async (written, code) => {
      const { send, calls } = scriptedSender(() => answered(200));
      const view = createElement(ResetPasswordIsland);
      await showAccountView(view, { send }, `/resetPassword?code=${written}&email=a.b%40example.org`);
      expect(whereAmI()).toBe('/resetPassword');
      expect(document.body.innerHTML).not.toContain(written);

      for (const field of ['새 비밀번호', '새 비밀번호 확인']) {
        // oxlint-disable-next-line no-await-in-loop -- one field after the other, as a person does
        await userEvent.click(screen.getByLabelText(field));
        // oxlint-disable-next-line no-await-in-loop -- the same
        await userEvent.paste('Somang1977!');
      }
      await userEvent.keyboard('{Enter}');
      await act(settled);
      expect(calls.map(({ json }) => json)).toEqual([
        { email: 'a.b@example.org', resetCode: code, newPassword: 'Somang1977!' },
      ]);
    },
  );
});
