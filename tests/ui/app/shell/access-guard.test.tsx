import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Audience } from '@/auth/page-access.ts';
import { refused } from '@/shared/outcome.ts';
import { AccessGuardIsland } from '@/ui/app/shell/access-guard.tsx';
import { aRawToken, NOON, seconds } from '../../../builders/access-token.ts';
import type { CoreFakes } from '../../../fakes/core.ts';
import { deferred } from '../../../fakes/deferred.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const PAGE = '/member/manageMembers?sort=name';

const guarded = (audience: Audience, fakes: CoreFakes) =>
  renderWithCore(
    <AccessGuardIsland audience={audience} page="manageMembers" fallback={<p>기다림</p>}>
      <p>회원 명부</p>
    </AccessGuardIsland>,
    { page: PAGE, ...fakes },
  );

const signedIn = (...role: readonly string[]): CoreFakes => ({ kept: aRawToken({ role }) });

describe('ROUTE-07 a page that needs a session', () => {
  it('shows nothing while the session is being restored', async () => {
    const { dialog } = await guarded('signedIn', {
      kept: aRawToken({ exp: seconds(NOON) }),
      gateway: { refresh: () => deferred<never>().promise },
    });
    expect(screen.getByText('기다림')).toBeVisible();
    expect(dialog.getSnapshot().value).toBe('closed');
  });

  it('REL-09 hides its content when the role is removed', async () => {
    const { session } = await guarded('admins', {
      ...signedIn('Admin'),
      gateway: { refresh: () => Promise.resolve({ kind: 'done', value: aRawToken({ role: [] }) }) },
    });
    session.send({ type: 'refresh.asked' });
    await settle();
    expect(screen.getByText('이 페이지를 보실 권한이 없습니다.')).toBeVisible();
    expect(screen.getByText(/방금 역할이 바뀌었습니다. 쓰시던 내용은 이 창에 그대로 두었으니/)).toBeVisible();
  });

  it('keeps its content during a refresh that fails (REL-04)', async () => {
    const { session } = await guarded('admins', {
      ...signedIn('Admin'),
      gateway: { refresh: () => Promise.resolve(refused('unreachable')) },
    });
    session.send({ type: 'refresh.asked' });
    expect(screen.getByText('회원 명부')).toBeVisible();
    await settle();
    expect(screen.getByText('회원 명부')).toBeVisible();
  });
});
