import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfileCard } from '@/ui/pages/account/profile-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { showAccountView } from './account-views.tsx';

const open = (claims: Readonly<Record<string, unknown>>) =>
  showAccountView(<ProfileCard />, { kept: aRawToken(claims) }, '/account/profile');

const card = () => screen.getByRole('region', { name: '내 정보' });

describe('ACCT-14 the profile', () => {
  it('says so when there is no duty and no role', async () => {
    await open({});
    expect(within(card()).getAllByText('없음')).toHaveLength(2);
  });
});
