import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import RoleDetailPage from '@/ui/pages/role/role-detail-page.tsx';
import { openRolesPage } from './open-roles.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('ROLE-05 giving a role to a person who is searched by name fills in their address', async () => {
  const { rest, church } = await openRolesPage(
    <RoleDetailPage page="roleDetail" params={{ roleId: 'role-teacher' }} />,
    'admin',
  );
  await press('사용자 추가');
  expect(church.calls()).not.toContain('GET /api/Member');
  await press('회원 명부에서 고르기');
  await rest();
  await userEvent.type(await screen.findByRole('combobox'), '김민수');
  await userEvent.click(screen.getByRole('option', { name: /minsu\.kim@example\.org/ }));
  expect(screen.getByLabelText('이메일')).toHaveValue('minsu.kim@example.org');
  expect(screen.queryByRole('combobox')).toBeNull();
});
