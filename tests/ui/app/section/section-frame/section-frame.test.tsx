import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectionFrame } from '@/ui/app/section/section-frame.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

async function openAs(role?: string) {
  const frame = <SectionFrame page="manageRoles" section="management" />;
  await renderWithCore(frame, { kept: aRawToken(role === undefined ? {} : { role }), page: '/role/manageRoles' });
  await settle();
}

describe('SHELL-09 the section of the page of roles', () => {
  it.each([['Editor'], [undefined]])('contains no page that a member may not open (%s)', async (role) => {
    await openAs(role);
    const menu = within(screen.getByRole('navigation', { name: '역할' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['나의 역할', '역할 신청']);
    expect(screen.queryByRole('link', { name: '회원 관리' })).not.toBeInTheDocument();
  });
});
