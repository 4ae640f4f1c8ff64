import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import RoleDetailPage from '@/ui/pages/role/role-detail-page.tsx';
import { openRolesPage } from './open-roles.tsx';

const page = (roleId: string) => <RoleDetailPage page="roleDetail" params={{ roleId }} />;
const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('ROLE-03 a role', () => {
  it('shows its users by name and e-mail', async () => {
    await openRolesPage(page('role-editor'), 'member');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('편집자');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['sunyoung.lee@example.org']);
  });

  it('ROUTE-07 has no buttons for users who may not manage roles', async () => {
    await openRolesPage(page('role-editor'), 'editor');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('ROLE-06 whose users cannot be loaded shows the reason, as every failure does', async () => {
    await openRolesPage(page('role-editor'), 'admin', ({ spoil }) =>
      spoil({ method: 'GET', path: '/api/role/role-editor', mode: 'malformed', body: { role: 'Editor', users: 7 } }),
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('편집자');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /역할을 가진 사용자를 불러오지 못했습니다.\s*서버의 답을 읽을 수 없습니다/,
    );
  });

  it('that does not exist says so', async () => {
    await openRolesPage(page('a%252Fb'), 'admin');
    expect(screen.getByRole('alert')).toHaveTextContent('없는 역할입니다.');
  });
});

describe('ROLE-04 removing a role', () => {
  it('asks first, and explains the effect', async () => {
    const { church } = await openRolesPage(page('role-admin'), 'admin');
    await press('제거 박정훈');
    expect(screen.getByRole('dialog')).toHaveTextContent('마지막 남은 관리자입니다.');
    await press('취소');
    expect(rows()).toHaveLength(1);
    expect(church.calls().filter((call) => call.startsWith('POST /api/role/remove'))).toEqual([]);
  });

  it('reads the role again', async () => {
    const { church } = await openRolesPage(page('role-editor'), 'admin');
    await press('제거 이선영');
    await press('제거합니다');
    expect(await screen.findByText('이 역할을 가진 분이 없습니다.')).toBeVisible();
    expect(church.calls().slice(-2)).toEqual(['POST /api/role/remove/role-editor', 'GET /api/role/role-editor']);
  });
});

describe('ROLE-05 giving a role', () => {
  it('to a person who is searched by name fills in their address', async () => {
    const { rest, church } = await openRolesPage(page('role-teacher'), 'admin');
    await press('사용자 추가');
    expect(church.calls()).not.toContain('GET /api/Member');
    await press('회원 명부에서 고르기');
    await rest();
    await userEvent.type(await screen.findByRole('combobox'), '김민수');
    await userEvent.click(screen.getByRole('option', { name: /minsu\.kim@example\.org/ }));
    expect(screen.getByLabelText('이메일')).toHaveValue('minsu.kim@example.org');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('by an e-mail address reads the role again, and empties the field', async () => {
    await openRolesPage(page('role-teacher'), 'admin');
    await press('사용자 추가');
    await userEvent.type(screen.getByLabelText('이메일'), 'minsu.kim@example.org');
    await press('추가');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(rows().map(({ textContent }) => textContent)).toEqual(['김민수']);
    await press('사용자 추가');
    expect(screen.getByLabelText('이메일')).toHaveValue('');
  });

  it('that is refused keeps the typed address, and moves the focus to the sentence', async () => {
    const { toasts } = await openRolesPage(page('role-teacher'), 'admin');
    await press('사용자 추가');
    await userEvent.type(screen.getByLabelText('이메일'), 'nobody@example.org');
    await press('추가');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '사용자 추가 실패이 이메일을 쓰는 계정이 없습니다. 주소를 다시 살펴봐 주세요.',
    );
    expect(document.activeElement).toHaveAttribute('data-form-error');
    expect(screen.getByLabelText('이메일')).toHaveValue('nobody@example.org');
    expect(toasts.subjects()).toEqual(['roleHolderNotAdded']);
  });

  it('without an address sends nothing', async () => {
    const { church } = await openRolesPage(page('role-teacher'), 'admin');
    const before = church.calls().length;
    await press('사용자 추가');
    await press('추가');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(church.calls()).toHaveLength(before);
  });
});
