import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { makeNativeDialog } from '@/adapters/browser/dialog.ts';
import type { SignInFailure } from '@/auth/session.ports.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type Core, CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { LOGIN_ID, LoginLayer, loginDialog } from '@/ui/app/shell/dialogs.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { type CoreFakes, coreOf } from '../../../fakes/core.ts';
import { deferred } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const EMAIL = 'minsu@example.org';

/** The dialog as it is in every page, with its code. */
async function renderLogin(fakes: CoreFakes = {}) {
  await loginDialog.load();
  return renderWithCore(<LoginLayer />, { ...fakes, loginElement: makeNativeDialog(LOGIN_ID) });
}

async function openDialog() {
  const signIn = handSettled<[{ readonly email: string; readonly password: string }], Outcome<string, SignInFailure>>();
  const core = await renderLogin({ gateway: { signIn: signIn.call } });
  core.dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
  await settle();
  return {
    ...core,
    signIn,
    email: () => screen.getByLabelText('이메일'),
    password: () => screen.getByLabelText('비밀번호'),
    submit: () => screen.getByRole('button', { name: '로그인' }),
    fill: async () => {
      await userEvent.type(screen.getByLabelText('이메일'), EMAIL);
      await userEvent.type(screen.getByLabelText('비밀번호'), 'Somang1976!');
    },
    answer: async (outcome: Outcome<string, SignInFailure>) => {
      signIn.last().resolve(outcome);
      await settle();
    },
  };
}

describe('AUTH-01, AUTH-02 the login dialog', () => {
  it('closes by its button, and what was typed is not shown again', async () => {
    const { dialog, fill, email, password } = await openDialog();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: '로그인 창 닫기' }));
    await settle();
    expect(dialog.getSnapshot().value).toBe('closed');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
    await settle();
    for (const field of [email(), password()]) expect(field).toHaveValue('');
    expect(email()).toHaveFocus();
    expect(email()).not.toHaveAccessibleDescription();
  });

  it('that is closed over a refused login is there without it when it is opened again, and with the same fields', async () => {
    const { dialog, fill, submit, answer, email } = await openDialog();
    const field = email();
    await fill();
    await userEvent.click(submit());
    await answer(refused('badCredentials'));
    field.focus();
    dialog.send({ type: 'login.closed' });
    await settle();
    dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
    await settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toBe(field);
    expect(email()).not.toHaveAccessibleDescription();
  });

  it('cancels the login that is being sent when it is closed', async () => {
    const { dialog, fill, submit, answer, state } = await openDialog();
    await fill();
    await userEvent.click(submit());
    act(() => dialog.send({ type: 'login.closed' }));
    await answer(done(aRawToken()));
    expect(state()).toBe('signedOut');
  });
});

describe('AUTH-02 a login dialog that was opened before its code came', () => {
  it('gives the focus to its first field once that is there, and to nothing that has it already', async () => {
    await loginDialog.load();
    const fake = await coreOf();
    const loading = deferred<Core>();
    const core = createLoadable(() => loading.promise);
    const view = (
      <CoreProvider core={core}>
        <LoginLayer />
      </CoreProvider>
    );
    await act(async () => void render(view));
    const element = screen.getByLabelText<HTMLDialogElement>('로그인', { selector: 'dialog' });
    act(() => {
      element.showModal();
      element.focus();
    });
    expect(element).toHaveFocus();
    loading.resolve(fake.core);
    await settle();
    expect(screen.getByLabelText('이메일')).toHaveFocus();
    screen.getByLabelText('비밀번호').focus();
    await settle();
    expect(screen.getByLabelText('비밀번호')).toHaveFocus();
  });
});

describe('ROUTE-08 the served login dialog', () => {
  it('is taken over as it is served, even if a page has opened it meanwhile', async () => {
    await loginDialog.load();
    const fake = await coreOf();
    const { dialog } = fake;
    const core = createLoadable(() => Promise.resolve(fake.core));
    await core.load();
    const view = (
      <CoreProvider core={core}>
        <LoginLayer />
      </CoreProvider>
    );
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(view);
    const served = page.querySelector('input');
    dialog.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    const onRecoverableError = vi.fn();
    render(view, { container: page, hydrate: true, onRecoverableError });
    await settle();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(page.querySelector('input')).toBe(served);
    expect(page).toHaveTextContent('로그인하시면 보시려던 페이지로 이동합니다.');
    page.remove();
  });
});

describe('AUTH-07, ACCT-07 a login that is refused for its credentials, or for an unconfirmed address', () => {
  it('does not say so when it failed for another reason', async () => {
    const { fill, submit, answer } = await openDialog();
    await fill();
    await userEvent.click(submit());
    await answer(refused('signInFailed'));
    expect(within(screen.getByRole('alert')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('AUTH-07 a login whose call throws', () => {
  it('has failed, and says so', async () => {
    const { fill, submit, signIn } = await openDialog();
    await fill();
    await userEvent.click(submit());
    signIn.last().reject(brokenOnPurpose());
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Login Failed');
  });
});

describe('AUTH-13 the reason for which the dialog is open', () => {
  it('is told when the server has rejected the token', async () => {
    const { dialog } = await renderLogin();
    dialog.send({ type: 'login.asked', occasion: 'tokenRejected', returnTo: '/' });
    await settle();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '서버가 로그인을 확인하지 못했습니다. 로그인하시면 보시던 화면으로 돌아옵니다.',
    );
  });
});
