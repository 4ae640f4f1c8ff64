import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfirmEmailIsland } from '@/ui/pages/account/confirm-email-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { settled } from '../../../fakes/deferred.ts';
import { answered, type ScriptedSender, scriptedSender } from '../../../fakes/scripted-sender.ts';
import { showAccountView } from './account-views.tsx';

const browserMatches = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = browserMatches;
});

async function open(server: ScriptedSender, query = '?userId=7&code=abc') {
  const fake = await showAccountView(<ConfirmEmailIsland />, server, `/confirmEmail${query}`);
  await act(settled);
  return fake;
}

describe('ACCT-08 a link that the server confirms', () => {
  it('has confetti that is hidden from screen readers, and a button to log in', async () => {
    const { dialog } = await open(scriptedSender(() => answered(200)));
    expect(document.querySelector('[data-confetti]')?.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(dialog.getSnapshot().value).toBe('open');
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
