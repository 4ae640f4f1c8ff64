import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BottomNav } from '@/ui/app/shell/bottom-nav.tsx';
import { DRAWER_ID, LOGIN_ID } from '@/ui/app/shell/dialogs.tsx';
import { Footer } from '@/ui/app/shell/footer.tsx';
import { TopBar, TopBarTools } from '@/ui/app/shell/top-bar.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import type { CoreFakes } from '../../../fakes/core.ts';
import { renderWithCore } from '../../../support/render-with-core.tsx';

describe('the top bar', () => {
  it('has the five public links, and the brand with a link home (SHELL-01)', async () => {
    await renderWithCore(<TopBar currentPath="/" />);

    const menu = screen.getByRole('navigation', { name: '주요 메뉴' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['/intro', '교회소개'],
      ['/people', '섬기는 사람들'],
      ['/sermon/bulletin', '예배와 말씀'],
      ['/communion', '교제'],
      ['/organizations', '부서 및 기관'],
    ]);
    expect(screen.getByRole('link', { name: /아순시온 소망한인교회/ })).toHaveAttribute('href', '/');
  });

  it('marks the current section, and none on the home page', async () => {
    const { show } = await renderWithCore(<TopBar currentPath="/sermon/biblestudies" />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('예배와 말씀');

    await show(<TopBar currentPath="/" />);
    expect(screen.queryByRole('link', { current: true })).not.toBeInTheDocument();
  });

  it.each<[string, CoreFakes]>([
    ['visitors', {}],
    ['members', { kept: aRawToken() }],
  ])('leads %s to the search (FIND-01)', async (_, fakes) => {
    await renderWithCore(<TopBarTools />, fakes);
    expect(screen.getByRole('link', { name: '검색' })).toHaveAttribute('href', '/search');
  });

  it('offers login to a visitor, by the dialog that its button names', async () => {
    await renderWithCore(<TopBarTools />);
    const login = screen.getByRole('button', { name: '로그인', expanded: false });
    expect(login).toHaveAttribute('data-opens', LOGIN_ID);
    expect(login).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('shows the e-mail address of who is signed in, leading to the profile (SHELL-02)', async () => {
    await renderWithCore(<TopBarTools />, { kept: aRawToken({ email: 'haneul@example.org' }) });

    expect(screen.getByRole('link', { name: 'haneul@example.org' })).toHaveAttribute('href', '/account/profile');
    expect(screen.queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();
  });
});

describe('the BottomNav', () => {
  it('marks the current page, and its button names the menu that it opens', () => {
    render(<BottomNav currentPath="/home" />);

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('홈');
    const menu = screen.getByRole('button', { name: '메뉴', expanded: false });
    expect(menu).toHaveAttribute('data-opens', DRAWER_ID);
    expect(menu).toHaveAttribute('aria-haspopup', 'dialog');
  });
});

describe('the footer (SHELL-08)', () => {
  it('announces that each social page opens in a new window', () => {
    render(<Footer showCopyright={false} />);

    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(expect.stringContaining('(새 창)'));
    }
    expect(screen.queryByText(/©/)).not.toBeInTheDocument();
  });

  it('contains the year on the home page', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22) });
    render(<Footer showCopyright />);
    vi.useRealTimers();

    expect(screen.getByText(/©/)).toHaveTextContent('© 2026 아순시온 소망한인교회');
  });
});
