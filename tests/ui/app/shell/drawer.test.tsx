import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { textSizeBindings } from '@/composition/text-size.bindings.ts';
import { DRAWER } from '@/composition/tokens.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { Drawer } from '@/ui/app/shell/drawer.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import type { CoreFakes } from '../../../fakes/core.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../fakes/render-with-core.tsx';

async function openDrawer(fakes: CoreFakes = {}) {
  const core = await renderWithCore(<Drawer path={fakes.page ?? '/'} />, fakes);
  core.container.load(textSizeBindings);
  const drawer = core.container.get(DRAWER);
  drawer.send({ type: 'drawer.opened' });
  await settle();
  return { ...core, drawer };
}

const member = aRawToken();
const groups = () =>
  within(screen.getByRole('navigation', { name: '전체 메뉴' }))
    .getAllByRole('button', { name: /./ })
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map(({ textContent }) => textContent);

describe('SHELL-03 the drawer of a visitor', () => {
  it('offers login and an account, and no group of a user', async () => {
    const { dialog, drawer } = await openDrawer();
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/register');
    expect(groups()).toEqual(['교회소개', '섬기는 사람들', '예배와 말씀', '교제', '부서 및 기관']);
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    await settle();
    expect(drawer.getSnapshot().value).toBe('closed');
    expect(dialog.getSnapshot()).toMatchObject({ value: 'open', context: { occasion: 'asked' } });
  });
});

describe('SHELL-04, SHELL-05 the drawer of a user', () => {
  it.each([
    ['a member', []],
    ['an editor', ['Editor']],
  ])('%s finds the account group alone', async (_, role) => {
    await openDrawer({ kept: aRawToken({ role }), page: '/account/profile' });
    expect(groups()[0]).toBe('내 계정');
    expect(groups()).not.toContain('관리');
    expect(screen.queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '내 정보' })).toHaveAttribute('href', '/account/profile');
    expect(screen.getByRole('link', { name: '나의 역할' })).toHaveAttribute('href', '/role/myRoles');
  });

  it('SHELL-02 begins with the address of who is signed in', async () => {
    await openDrawer({ kept: aRawToken({ email: 'minsu@example.org' }) });
    const dialog = screen.getByRole('dialog', { name: '전체 메뉴' });
    expect(dialog.querySelector('p')).toHaveTextContent('minsu@example.org');
  });

  it('an admin finds what is managed, too', async () => {
    await openDrawer({ kept: aRawToken({ role: 'Admin' }), page: '/member/manageMembers' });
    expect(groups().slice(0, 2)).toEqual(['내 계정', '관리']);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of ['/member/manageMembers', '/duty/manage', '/zone/manage', '/job/manage', '/role/myRoles']) {
      expect(hrefs).toContain(href);
    }
  });

  it('AUTH-11 logging out closes the drawer and ends the session', async () => {
    const revoke = handSettled<[string], Outcome<null, 'notRevoked'>>();
    const { session, drawer } = await openDrawer({
      kept: member,
      page: '/account/profile',
      gateway: { revoke: revoke.call },
    });
    await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
    expect(session.getSnapshot().value).toBe('signingOut');
    expect(revoke.last().args[0]).toBe(member);
    expect(drawer.getSnapshot().value).toBe('closed');
  });
});

describe('the size of the letters', () => {
  it('is one of three, shows at once, is kept on the device and marked when the menu is opened again', async () => {
    localStorage.removeItem('textSize');
    delete document.documentElement.dataset['textSize'];
    const { drawer } = await openDrawer();
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
    drawer.send({ type: 'drawer.closed' });
    await settle();
    drawer.send({ type: 'drawer.opened' });
    await settle();
    expect(screen.getByRole('button', { name: '아주 크게' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: '보통' }));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'normal');
  });
});

describe('SHELL-06, SHELL-07 the groups of the drawer', () => {
  it('open and close by their header, and by a click elsewhere as the path says', async () => {
    await openDrawer({ page: '/intro/vision' });
    const intro = screen.getByRole('button', { name: '교회소개' });
    const people = screen.getByRole('button', { name: '섬기는 사람들' });
    expect(intro).toHaveAttribute('aria-expanded', 'true');
    expect(people).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(people);
    expect(people).toHaveAttribute('aria-expanded', 'true');
    expect(intro).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('heading', { name: '전체 메뉴' }));
    expect(intro).toHaveAttribute('aria-expanded', 'true');
    expect(people).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the drawer', () => {
  it('closes with a link to the page that is shown already', async () => {
    const { drawer } = await openDrawer({ page: '/communion/announcements' });
    await userEvent.click(screen.getByRole('link', { name: '공지사항' }));
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('closes on Escape and by its button', async () => {
    const { drawer } = await openDrawer();
    await userEvent.keyboard('{Escape}');
    expect(drawer.getSnapshot().value).toBe('closed');
    drawer.send({ type: 'drawer.opened' });
    await settle();
    await userEvent.click(screen.getByRole('button', { name: '메뉴 닫기' }));
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('stays open when it is mounted by its first opening, and closes with a move to another page', async () => {
    const { container, show } = await renderWithCore(null);
    container.load(textSizeBindings);
    const drawer = container.get(DRAWER);
    drawer.send({ type: 'drawer.opened' });
    await show(<Drawer path="/" />);
    expect(drawer.getSnapshot().value).toBe('open');
    await show(<Drawer path="/intro/vision" />);
    expect(drawer.getSnapshot().value).toBe('closed');
  });
});
