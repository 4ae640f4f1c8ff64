import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  it('shows a visitor a notice below the login dialog, and returns to the page after the login', async () => {
    const { dialog } = await guarded('admins', {});
    expect(screen.getByText('이 페이지는 로그인하신 뒤에 보실 수 있습니다.')).toBeVisible();
    expect(screen.queryByText('회원 명부')).not.toBeInTheDocument();
    expect(dialog.getSnapshot()).toMatchObject({
      value: 'open',
      context: { occasion: 'pageNeedsSession', returnTo: PAGE },
    });
  });

  it('offers the login again after the dialog was closed', async () => {
    const { dialog } = await guarded('signedIn', {});
    dialog.send({ type: 'login.closed' });
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(dialog.getSnapshot()).toMatchObject({ value: 'open', context: { returnTo: PAGE } });
  });

  it('shows nothing while the session is being restored', async () => {
    const { dialog } = await guarded('signedIn', {
      kept: aRawToken({ exp: seconds(NOON) }),
      gateway: { refresh: () => deferred<never>().promise },
    });
    expect(screen.getByText('기다림')).toBeVisible();
    expect(dialog.getSnapshot().value).toBe('closed');
  });

  it.each([
    ['signedIn', []],
    ['publishers', ['Editor']],
    ['publishers', ['Admin']],
    ['admins', ['Admin']],
  ] as const)('for %s opens for a user with the roles %j', async (audience, roles) => {
    const { dialog } = await guarded(audience, signedIn(...roles));
    expect(screen.getByText('회원 명부')).toBeVisible();
    expect(dialog.getSnapshot().value).toBe('closed');
  });

  it.each([
    ['publishers', []],
    ['admins', []],
    ['admins', ['Editor']],
  ] as const)('for %s says to a user with the roles %j that there is no permission', async (audience, roles) => {
    const { dialog } = await guarded(audience, signedIn(...roles));
    expect(screen.getByText('이 페이지를 보실 권한이 없습니다.')).toBeVisible();
    expect(screen.getByText('권한이 필요하시면 역할을 신청해 주세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '역할 신청' })).toHaveAttribute('href', '/role/request');
    expect(screen.queryByText('회원 명부')).not.toBeInTheDocument();
    expect(dialog.getSnapshot().value).toBe('closed');
  });

  it('REL-08 hides its content when the session ends', async () => {
    const { session, dialog, toasts } = await guarded('admins', signedIn('Admin'));
    session.send({ type: 'session.endedElsewhere', userId: 'member-1' });
    await settle();
    expect(screen.queryByText('회원 명부')).not.toBeInTheDocument();
    expect(dialog.getSnapshot()).toMatchObject({ value: 'open', context: { occasion: 'endedElsewhere' } });
    expect(toasts.subjects()).toEqual([]);
  });

  it('AUTH-15 says once, in its dialog, that the session has ended', async () => {
    const { session, dialog, toasts } = await guarded('admins', {
      ...signedIn('Admin'),
      gateway: { refresh: () => Promise.resolve(refused('over')) },
    });
    session.send({ type: 'refresh.asked' });
    await settle();
    expect(dialog.getSnapshot()).toMatchObject({
      value: 'open',
      context: { occasion: 'sessionEnded', returnTo: PAGE },
    });
    expect(toasts.subjects()).toEqual([]);
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
