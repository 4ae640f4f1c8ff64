import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { DRAWER } from '@/composition/tokens.ts';
import type { Outcome } from '@/shared/outcome.ts';
import { Drawer, drawerMenu, LOGIN_ID } from '@/ui/app/shell/dialogs.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import type { CoreFakes } from '../../../fakes/core.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const dialog = () => screen.getByLabelText<HTMLDialogElement>('전체 메뉴', { selector: 'dialog' });

/** Opens it as the early script does, without the application. */
const open = async () => {
  act(() => dialog().showModal());
  await settle();
};

async function openDrawer(fakes: CoreFakes = {}) {
  await drawerMenu.load();
  const core = await renderWithCore(<Drawer />, fakes);
  const drawer = core.container.get(DRAWER);
  await open();
  return { ...core, drawer };
}

const member = aRawToken();
const groups = () =>
  [...within(dialog()).getByRole('navigation', { name: '전체 메뉴' }).querySelectorAll('summary')].map(
    ({ textContent }) => textContent,
  );
const group = (title: string) => within(dialog()).getByText(title).closest('details');

describe('SHELL-03 the drawer of a visitor', () => {
  it('offers login and an account, and no group of a user', async () => {
    await openDrawer();
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/register');
    expect(groups()).toEqual(['교회소개', '섬기는 사람들', '예배와 말씀', '교제', '부서 및 기관']);
    expect(screen.getByRole('button', { name: '로그인' })).toHaveAttribute('data-opens', LOGIN_ID);
  });
});

describe('SHELL-04, SHELL-05 the drawer of a user', () => {
  it.each([
    ['a member', []],
    ['an editor', ['Editor']],
  ])('%s sees only the account group', async (_, role) => {
    await openDrawer({ kept: aRawToken({ role }), page: '/account/profile' });
    expect(groups()[0]).toBe('내 계정');
    expect(groups()).not.toContain('관리');
    expect(screen.queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '내 정보' })).toHaveAttribute('href', '/account/profile');
    expect(screen.getByRole('link', { name: '나의 역할' })).toHaveAttribute('href', '/role/myRoles');
  });

  it('SHELL-02 begins with the signed-in user’s address', async () => {
    await openDrawer({ kept: aRawToken({ email: 'minsu@example.org' }) });
    expect(dialog().querySelector('p')).toHaveTextContent('minsu@example.org');
  });

  it('an admin sees the management too', async () => {
    await openDrawer({ kept: aRawToken({ role: 'Admin' }), page: '/member/manageMembers' });
    expect(groups().slice(0, 2)).toEqual(['내 계정', '관리']);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of ['/member/manageMembers', '/duty/manage', '/zone/manage', '/job/manage', '/role/myRoles']) {
      expect(hrefs).toContain(href);
    }
  });

  it('AUTH-11 logging out closes the drawer and ends the session', async () => {
    const revoke = handSettled<[string], Outcome<null, 'notRevoked'>>();
    const { session } = await openDrawer({
      kept: member,
      page: '/account/profile',
      gateway: { revoke: revoke.call },
    });
    await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
    expect(session.getSnapshot().matches('signingOut')).toBe(true);
    expect(revoke.last().args[0]).toBe(member);
    expect(dialog().open).toBe(false);
  });
});

describe('the text size', () => {
  it('has three values, is applied at once, and is stored on the device', async () => {
    localStorage.removeItem('textSize');
    delete document.documentElement.dataset['textSize'];
    await openDrawer();
    const sizes = within(screen.getByRole('group', { name: '글자 크기' }));
    const marks = () =>
      sizes.getAllByRole('button').map((size) => [size.textContent, size.getAttribute('aria-pressed')]);
    expect(marks()).toEqual([
      ['보통', 'true'],
      ['크게', 'false'],
      ['아주 크게', 'false'],
    ]);
    await userEvent.click(sizes.getByRole('button', { name: '아주 크게' }));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'largest');
    expect(localStorage.getItem('textSize')).toBe('largest');
    expect(marks()[2]).toEqual(['아주 크게', 'true']);
    await userEvent.click(screen.getByRole('button', { name: '보통' }));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'normal');
  });
});

describe('SHELL-06, SHELL-07 the groups of the drawer', () => {
  it('are toggled by their headers; a click elsewhere opens or closes them by the path', async () => {
    await openDrawer({ page: '/intro/vision' });
    expect(group('교회소개')?.open).toBe(true);
    expect(group('섬기는 사람들')?.open).toBe(false);
    await userEvent.click(within(dialog()).getByText('섬기는 사람들'));
    expect(group('섬기는 사람들')?.open).toBe(true);
    expect(group('교회소개')?.open).toBe(true);
    await userEvent.click(screen.getByRole('heading', { name: '전체 메뉴' }));
    expect(group('교회소개')?.open).toBe(true);
    expect(group('섬기는 사람들')?.open).toBe(false);
  });

  it('are reset when the menu closes, and on another page', async () => {
    await openDrawer({ page: '/intro/vision' });
    await userEvent.click(within(dialog()).getByText('섬기는 사람들'));
    act(() => dialog().close());
    await settle();
    expect(group('섬기는 사람들')?.open).toBe(false);
    act(() => navigate('/people/pastor'));
    await settle();
    expect(group('섬기는 사람들')?.open).toBe(true);
    expect(group('교회소개')?.open).toBe(false);
  });
});

describe('the drawer', () => {
  it('closes when a link to the current page is pressed', async () => {
    await openDrawer({ page: '/communion/announcements' });
    await userEvent.click(within(dialog()).getByRole('link', { name: '공지사항' }));
    expect(dialog().open).toBe(false);
  });

  it('stays open when the application starts, and closes on a navigation to another page', async () => {
    const { drawer } = await openDrawer();
    expect(drawer.getSnapshot().value).toBe('open');
    act(() => navigate('/intro/vision'));
    await settle();
    expect(dialog().open).toBe(false);
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('closes with Back', async () => {
    await openDrawer();
    act(() => window.history.back());
    fireEvent.popState(window, { state: {} });
    await settle();
    expect(dialog().open).toBe(false);
  });
});
