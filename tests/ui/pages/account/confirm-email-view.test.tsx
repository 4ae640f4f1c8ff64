import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfirmEmailIsland } from '@/ui/pages/account/confirm-email-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { settled } from '../../../fakes/deferred.ts';
import { answered, inTurn, type ScriptedSender, scriptedSender } from '../../../fakes/scripted-sender.ts';
import { showAccountView } from './account-views.tsx';

const pieces = () => document.querySelectorAll('[data-confetti]');

const browserMatches = window.matchMedia.bind(window);
const wantNoMovement = () => {
  window.matchMedia = (query) =>
    Object.defineProperty(browserMatches(query), 'matches', { value: query.includes('reduce') });
};
afterEach(() => {
  window.matchMedia = browserMatches;
});

async function open(server: ScriptedSender, query = '?userId=7&code=abc') {
  const fake = await showAccountView(<ConfirmEmailIsland />, server, `/confirmEmail${query}`);
  await act(settled);
  return fake;
}

describe('ACCT-08 a link that the server confirms', () => {
  it('is thanked for, with fifty pieces of confetti that are hidden from screen readers', async () => {
    const { dialog } = await open(scriptedSender(() => answered(200)));
    expect(screen.getByRole('status')).toHaveTextContent('감사합니다!');
    expect(pieces()).toHaveLength(50);
    expect(document.querySelector('[data-confetti]')?.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(dialog.getSnapshot().value).toBe('open');
  });

  it('is thanked for without confetti with reduced motion', async () => {
    wantNoMovement();
    await open(scriptedSender(() => answered(200)));
    expect(screen.getByRole('status')).toHaveTextContent('감사합니다!');
    expect(pieces()).toHaveLength(0);
  });
});

describe('ACCT-13 a link that was sent to a changed address', () => {
  it('says to a signed-in user what comes next', async () => {
    const { send } = scriptedSender(() => answered(200));
    await showAccountView(<ConfirmEmailIsland />, { send, kept: aRawToken() }, '/confirmEmail?userId=7&code=abc');
    await act(settled);
    expect(screen.getByRole('status')).toHaveTextContent('다음 로그인부터 새 이메일을 써 주세요.');
    expect(screen.queryByRole('button', { name: '로그인' })).toBeNull();
    expect(screen.getByRole('link', { name: '내 정보로' })).toHaveAttribute('href', '/account/profile');
  });
});

describe('ACCT-08 any other result', () => {
  it.each([201, 204, 400, 401, 403, 404])('%i is a failure, sent once', async (status) => {
    const server = scriptedSender(() => answered(status));
    await open(server);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('문제가 발생하였습니다.');
    expect(alert).toHaveTextContent('예상치 못한 문제입니다. 문의 하시길 바람니다.');
    expect(screen.getByRole('link', { name: '확인 메일 다시 받기' })).toHaveAttribute(
      'href',
      '/resendEmailConfirmation',
    );
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(server.calls).toHaveLength(1);
    expect(pieces()).toHaveLength(0);
  });

  it.each(['', '?', '?userId=7', '?code=abc', '?userId=&code='])(
    'a link without its parameters (%s) fails without a call',
    async (query) => {
      const server = scriptedSender(() => answered(200));
      await open(server, query);
      expect(screen.getByRole('alert')).toHaveTextContent('문제가 발생하였습니다.');
      expect(server.calls).toEqual([]);
    },
  );

  it('a server that did not answer can be asked again, although the address bar no longer has the parameters', async () => {
    const server = inTurn({ kind: 'unanswered', reason: 'networkError' }, answered(200));
    await open(server);
    expect(screen.getByRole('alert')).toHaveTextContent('문제가 발생하였습니다.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await act(settled);
    expect(screen.getByRole('status')).toHaveTextContent('감사합니다!');
    expect(server.calls.map(({ path }) => path)).toEqual([
      'api/Account/ConfirmEmail?UserId=7&code=abc',
      'api/Account/ConfirmEmail?UserId=7&code=abc',
    ]);
  });
});
