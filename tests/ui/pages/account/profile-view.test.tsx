import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfileCard } from '@/ui/pages/account/profile-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { showAccountView } from './account-views.tsx';

const open = (claims: Readonly<Record<string, unknown>>) =>
  showAccountView(<ProfileCard />, { kept: aRawToken(claims) }, '/account/profile');

const card = () => screen.getByRole('region', { name: '내 정보' });

describe('ACCT-14 the profile', () => {
  it('shows name, e-mail, duty and roles of the session', async () => {
    await open({
      name: '이선영',
      email: 'sunyoung@example.org',
      Duty: '권사',
      role: ['Editor', 'Teacher', 'constructor'],
    });
    const said = within(card())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['이선영', 'sunyoung@example.org', '권사', '편집자, 교사, constructor']);
  });

  it('says so when there is no duty and no role', async () => {
    await open({});
    expect(within(card()).getAllByText('없음')).toHaveLength(2);
  });

  it('links to the user’s changes', async () => {
    await open({});
    const links = within(card()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['비밀번호 변경하기', '/account/changePassword'],
      ['이메일 변경하기', '/account/changeEmail'],
      ['역할 신청하기', '/role/request'],
    ]);
  });
});
