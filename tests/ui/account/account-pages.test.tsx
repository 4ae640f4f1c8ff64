import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import LogoutPage from '@/ui/account/logout-page.tsx';
import { ProfileCard } from '@/ui/account/profile-card.tsx';
import { aRawToken } from '../../builders/access-token.ts';
import { renderWithCore, settle } from '../../fakes/render-with-core.tsx';

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

  it('says where there is none', async () => {
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

describe('AUTH-11 the logout page', () => {
  it('says that logout is done, and leads to the first page', () => {
    render(<LogoutPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('로그아웃되었습니다.');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });
});
