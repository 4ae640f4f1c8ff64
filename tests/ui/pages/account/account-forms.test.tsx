import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import { EmailChangeFormIsland } from '@/ui/pages/account/change-email-view.tsx';
import { PasswordChangeFormIsland } from '@/ui/pages/account/change-password-view.tsx';
import { ForgotFormIsland, ResendFormIsland } from '@/ui/pages/account/recipient-view.tsx';
import { ResetPasswordIsland } from '@/ui/pages/account/reset-password-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { settled } from '../../../fakes/deferred.ts';
import { answered, scriptedSender } from '../../../fakes/scripted-sender.ts';
import { showAccountView } from './account-views.tsx';

const NOTHING: Answer = { kind: 'unanswered', reason: 'networkError' };
const NEXT = 'Somang1977!';

interface FormCase {
  readonly name: string;
  readonly view: ReactElement;
  readonly address: string;
  readonly entry: Readonly<Record<string, string>>;
  readonly button: string;
  readonly done: string;
}

const forms: readonly FormCase[] = [
  {
    name: 'ACCT-09 resend',
    view: <ResendFormIsland />,
    address: '/resendEmailConfirmation',
    entry: { 이메일: 'minsu@example.org' },
    button: '확인 메일 보내기',
    done: '이메일이 전송되었습니다.',
  },
  {
    name: 'ACCT-10 forgot',
    view: <ForgotFormIsland />,
    address: '/forgotPassword',
    entry: { 이메일: 'minsu@example.org' },
    button: '링크 보내기',
    done: '이메일을 전송하였습니다.',
  },
  {
    name: 'ACCT-11 reset',
    view: <ResetPasswordIsland />,
    address: '/resetPassword?code=a&email=minsu%40example.org',
    entry: { '새 비밀번호': NEXT, '새 비밀번호 확인': NEXT },
    button: '새 비밀번호 저장',
    done: '새 비밀번호가 설정되었습니다. 로그인 하셔도 됩니다.',
  },
  {
    name: 'ACCT-12 change password',
    view: <PasswordChangeFormIsland />,
    address: '/account/changePassword',
    entry: { '현재 비밀번호': 'x', '새 비밀번호': NEXT, '새 비밀번호 확인': NEXT },
    button: '비밀번호 변경',
    done: '비밀번호를 성공적으로 변경하였습니다.',
  },
  {
    name: 'ACCT-13 change e-mail',
    view: <EmailChangeFormIsland />,
    address: '/account/changeEmail',
    entry: { '새 이메일': 'new@example.org' },
    button: '확인 메일 보내기',
    done: '받은편지함을 확인해 주세요.',
  },
];

async function open({ view, address }: FormCase, answer: Answer) {
  const server = scriptedSender(() => answer);
  await showAccountView(view, { send: server.send, kept: aRawToken() }, address);
  return server;
}

async function fillAndSend({ entry, button }: FormCase, press = userEvent.click) {
  for (const [label, value] of Object.entries(entry))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press(screen.getByRole('button', { name: button }));
  await act(settled);
}

describe.each(forms)('$name', (form) => {
  it('shows in its place that it is done, focuses that, and is sent once (REL-17)', async () => {
    const { calls } = await open(form, answered(200));
    await fillAndSend(form, userEvent.dblClick);
    expect(screen.getByRole('status')).toHaveTextContent(form.done);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button', { name: form.button })).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('AUTH-16 names a network error', async () => {
    await open(form, NOTHING);
    await fillAndSend(form);
    expect(screen.getByRole('alert')).toHaveTextContent('Network Error');
  });
});

const formNamed = (part: string): FormCase => forms.find(({ name }) => name.includes(part)) ?? expect.fail(part);

describe('a password manager', () => {
  it.each([
    ['reset', 'minsu@example.org'],
    ['change password', 'minsu@example.org'],
  ])('can tell the account of the password at %s', async (name, email) => {
    await open(formNamed(name), answered(200));
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(email);
    expect(document.querySelectorAll('input[autocomplete="new-password"]')).toHaveLength(2);
    expect(document.querySelectorAll('form')).toHaveLength(1);
  });
});

describe('ACCT-11, ACCT-12, ACCT-13 a refusal of the server has a reason', () => {
  it.each([
    ['reset', answered(400), '링크가 오래되었거나 이미 쓰신 링크일 수 있습니다.'],
    [
      'change password',
      answered(400),
      '현재 비밀번호가 맞는지 다시 살펴봐 주세요. 방금 이미 바뀌었을 수도 있으니, 맞게 쓰셨다면 새 비밀번호로 로그인해 보세요.',
    ],
    ['change e-mail', answered(400), '현재 이메일과 새 이메일을 다시 살펴봐 주세요.'],
  ])('%s, %j', async (name, answer, sentence) => {
    const form = formNamed(name);
    await open(form, answer);
    await fillAndSend(form);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});

it('ACCT-13 the current address cannot be edited', async () => {
  await open(formNamed('change e-mail'), answered(200));
  expect(screen.getByLabelText('현재 이메일')).toHaveAttribute('readonly');
});
