import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BottomNav } from '@/ui/app/shell/bottom-nav.tsx';
import { DRAWER_ID, LOGIN_ID } from '@/ui/app/shell/dialogs.tsx';
import { TopBar, TopBarTools } from '@/ui/app/shell/top-bar.tsx';
import { renderWithCore } from '../../../support/render-with-core.tsx';

describe('the top bar', () => {
  it('marks the current section, and none on the home page', async () => {
    const { show } = await renderWithCore(<TopBar currentPath="/sermon/biblestudies" />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('예배와 말씀');

    await show(<TopBar currentPath="/" />);
    expect(screen.queryByRole('link', { current: true })).not.toBeInTheDocument();
  });

  it('offers login to a visitor, by the dialog that its button names', async () => {
    await renderWithCore(<TopBarTools />);
    const login = screen.getByRole('button', { name: '로그인', expanded: false });
    expect(login).toHaveAttribute('data-opens', LOGIN_ID);
    expect(login).toHaveAttribute('aria-haspopup', 'dialog');
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
