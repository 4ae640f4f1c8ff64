import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import MyRolesPage from '@/ui/pages/role/my-roles-page.tsx';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import type { OpenChurch } from '../../../fakes/church.ts';
import { settle } from '../../../support/render-with-core.tsx';
import { openRolesPage } from './open-roles.tsx';

const { member } = personas;

/** The member is given a role after they have logged in. */
const makeEditor = ({ host }: OpenChurch) =>
  host.fetch('http://church.test/api/demo/roles', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member.email, roles: ['Editor'] }),
  });

describe('ROLE-01 the user’s own roles', () => {
  it('ROLE-07 are not said to be missing while a request is open, and another can be made', async () => {
    await openRolesPage(<MyRolesPage />, 'member');
    expect(screen.queryByText('아직 맡으신 역할이 없습니다.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '역할 신청하기' })).toHaveAttribute('href', '/role/request');
  });

  it('ROLE-07 are above the user’s requests', async () => {
    await openRolesPage(<MyRolesPage />, 'member');
    const requests = screen.getByRole('region', { name: '내가 신청한 역할' });
    expect(requests).toHaveTextContent('아동부 교사로 섬기게 되어 공과 자료를 올리고 싶습니다.');
  });

  it('AUTH-18 that cannot be used yet, because no answer comes, are said to be missing', async () => {
    const { session, toasts, church } = await openRolesPage(<MyRolesPage />, 'member', makeEditor);
    church.spoil({ path: 'Account/Refresh', mode: 'networkError' });
    const button = screen.getByRole('button', { name: '지금 적용하기' });
    fireEvent.click(button);
    expect(button).toHaveAccessibleName('적용하고 있습니다');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => toasts.subjects()).toEqual(['rolesNotApplied']);
    await settle();
    expect(button).toHaveAccessibleName('지금 적용하기');
    expect(session.getSnapshot().context.token?.session.roles).toEqual([]);
  });

  it('with an unknown name are shown under the server’s name', async () => {
    await openRolesPage(<MyRolesPage />, 'member', ({ spoil }) =>
      spoil({ path: 'role/myRoles', mode: 'malformed', body: ['constructor', '<b>'] }),
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['constructor', '<b>']);
  });
});
