import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import ManageRolesPage from '@/ui/pages/role/manage-roles-page.tsx';
import RequestRolePage from '@/ui/pages/role/request-role-page.tsx';
import { openRolesPage } from './open-roles.tsx';

const requests = () => within(screen.getByRole('region', { name: /^역할 신청|신청한/ }));

describe('ROLE-07 open requests', () => {
  it('are declined only with a reason, which is kept when the dialog is closed', async () => {
    await openRolesPage(<ManageRolesPage />, 'admin');
    await userEvent.click(requests().getByRole('button', { name: '거절 김민수 님의 신청' }));
    const dialog = within(screen.getByRole('dialog', { name: '신청 거절' }));
    await userEvent.click(dialog.getByRole('button', { name: '거절합니다' }));
    const reason = dialog.getByLabelText('거절하시는 이유');
    expect(reason).toHaveAccessibleDescription(/거절하시는 이유를 써 주세요\./);
    expect(reason).toHaveFocus();
    await userEvent.type(reason, '다른 분이 맡으셨습니다.');
    await userEvent.keyboard('{Escape}');
    expect(requests().getByRole('article')).toBeVisible();
    await userEvent.click(requests().getByRole('button', { name: '거절 김민수 님의 신청' }));
    expect(screen.getByLabelText('거절하시는 이유')).toHaveValue('다른 분이 맡으셨습니다.');
  });

  it('keep a pasted reason that is too long whole, and name it', async () => {
    await openRolesPage(<ManageRolesPage />, 'admin');
    await userEvent.click(requests().getByRole('button', { name: '거절 김민수 님의 신청' }));
    const dialog = within(screen.getByRole('dialog', { name: '신청 거절' }));
    const reason = dialog.getByLabelText('거절하시는 이유');
    await userEvent.click(reason);
    await userEvent.paste('가'.repeat(301));
    await userEvent.click(dialog.getByRole('button', { name: '거절합니다' }));
    expect(reason).toHaveValue('가'.repeat(301));
    expect(reason).toHaveAccessibleDescription(/300자까지 쓰실 수 있습니다\./);
  });

  it('are not shown to others', async () => {
    await openRolesPage(<ManageRolesPage />, 'editor');
    expect(requests().getByText('기다리고 있는 신청이 없습니다.')).toBeVisible();
  });
});

/** As in the menu beside a page. */
const inMenu = (page: ReactNode) => (
  <main>
    <nav>
      <a href="/role/manageRoles">역할 관리</a>
    </nav>
    {page}
  </main>
);

const asked = (calls: readonly string[]) =>
  calls.filter((call) => /role\/requests|Member\/links|Member\/corrections/.test(call)).length;

describe('ROLE-07 the menu of the management', () => {
  it.each([
    ['role/requests', 500],
    ['Member/links', 404],
    ['Member/corrections', 404],
  ])('shows the other numbers when %s is answered with %i', async (path, status) => {
    await openRolesPage(inMenu(<ManagementHead title="회원 관리" lead="" />), 'admin', ({ spoil }) =>
      spoil({ path, mode: 'status', status }),
    );
    expect(await screen.findByRole('link', { name: '역할 관리 기다리는 신청 2건' })).toBeVisible();
  });

  it('requests the number only for an Admin', async () => {
    const { church } = await openRolesPage(inMenu(<ManagementHead title="역할 정보" lead="" />), 'member');
    expect(screen.getByRole('link')).toHaveAccessibleName('역할 관리');
    expect(asked(church.calls())).toBe(0);
  });

  it('follows the decisions on the page of the requests, which are read once', async () => {
    const { church } = await openRolesPage(inMenu(<ManageRolesPage />), 'admin');
    expect(screen.getByRole('link', { name: '역할 관리 기다리는 신청 3건' })).toBeVisible();
    expect(asked(church.calls())).toBe(3);
    await userEvent.click(requests().getByRole('button', { name: '승인 김민수 님의 신청' }));
    await screen.findByText('기다리는 신청이 없습니다.');
    expect(screen.getByRole('link', { name: '역할 관리 기다리는 신청 2건' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^연결 홍지영 \d+번$/ }));
    expect(await screen.findByRole('link', { name: '역할 관리 기다리는 신청 1건' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '이 번호로 고치기 이선영 님의 신청' }));
    expect(await screen.findByRole('link', { name: '역할 관리' })).toBeVisible();
  });
});

describe('ROLE-02 the first part of the page', () => {
  it.each([
    ['admin', ['region', 'table']],
    ['member', ['table', 'region']],
  ] as const)('for a(n) %s', async (who, order) => {
    await openRolesPage(<ManageRolesPage />, who);
    const [first, second] = order.map((role) => screen.getAllByRole(role)[0]);
    expect(first?.compareDocumentPosition(second ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('ROLE-07 requesting a role', () => {
  it('that was requested before keeps the typed reason', async () => {
    await openRolesPage(<RequestRolePage />, 'member');
    await userEvent.selectOptions(screen.getByLabelText('신청하실 역할'), '교사');
    await userEvent.type(screen.getByLabelText('신청하시는 이유'), '한 번 더 부탁드립니다.');
    await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('이미 가지고 계시거나 이미 신청하신 역할입니다.');
    expect(screen.getByLabelText('신청하시는 이유')).toHaveValue('한 번 더 부탁드립니다.');
  });
});
