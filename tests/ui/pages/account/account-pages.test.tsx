import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountBindings, REGISTERED_EMAIL } from '@/composition/account.ts';
import LogoutPage from '@/ui/pages/account/logout-page.tsx';
import { ProfileCard } from '@/ui/pages/account/profile-view.tsx';
import { RegisteredEmailIsland } from '@/ui/pages/account/registered-email-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);

describe('ACCT-14 the profile', () => {
  it('shows the session’s name, e-mail, duty and roles', async () => {
    await renderWithCore(<ProfileCard />, { kept: aRawToken({ Duty: '장로', role: ['Admin', 'Editor'] }) });
    expect(rows()).toEqual([
      ['이름', '김민수'],
      ['이메일', 'minsu@example.org'],
      ['직분', '장로'],
      ['역할', '관리자, 편집자'],
    ]);
  });

  it('says so when there are none', async () => {
    await renderWithCore(<ProfileCard />, { kept: aRawToken() });
    expect(rows().slice(2)).toEqual([
      ['직분', '없음'],
      ['역할', '없음'],
    ]);
  });

  it('REL-08 is empty once the session has ended', async () => {
    const { session } = await renderWithCore(<ProfileCard />, { kept: aRawToken() });
    session.send({ type: 'session.endedElsewhere', userId: 'member-1' });
    await settle();
    expect(screen.queryByText('minsu@example.org')).not.toBeInTheDocument();
  });
});

describe('ACCT-06 the notice after a registration', () => {
  it('names the address of the confirmation e-mail', async () => {
    const { container, show } = await renderWithCore(null);
    container.load(accountBindings);
    await show(<RegisteredEmailIsland />);
    expect(document.body).toHaveTextContent('');
    container.get(REGISTERED_EMAIL).send({ type: 'account.registered', email: 'hong@example.com' });
    await settle();
    expect(screen.getByText('확인 메일을 hong@example.com 주소로 보냈습니다.')).toBeVisible();
  });
});

describe('AUTH-11 the logout page', () => {
  it('confirms the logout, and links to the home page', async () => {
    await renderWithCore(<LogoutPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('로그아웃되었습니다.');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('tells a member that they are still signed in, and signs them out when asked', async () => {
    const { session } = await renderWithCore(<LogoutPage />, { kept: aRawToken() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('아직 로그인되어 있습니다.');
    expect(screen.getByText(/minsu@example.org 님으로/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
    await settle();
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('로그아웃되었습니다.');
  });
});
