import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import { RegisterFormIsland } from '@/ui/pages/account/register-view.tsx';
import { anEntry } from '../../../builders/registration.ts';
import { settled } from '../../../fakes/deferred.ts';
import { answered, type ScriptedSender, scriptedSender } from '../../../fakes/scripted-sender.ts';
import { showAccountView } from './account-views.tsx';

const LABELS = { email: '이메일', password: '비밀번호', confirmation: '비밀번호 확인' } as const;

const field = (name: keyof typeof LABELS) => screen.getByLabelText(LABELS[name]);
const submit = () => screen.getByRole('button', { name: '가입하기' });

async function openForm(server: ScriptedSender = scriptedSender(() => answered(200))) {
  await showAccountView(<RegisterFormIsland />, server, '/register');
  return server;
}

async function write(changes: Parameters<typeof anEntry>[0] = {}) {
  const entry = anEntry(changes);
  for (const name of ['email', 'password', 'confirmation'] as const) {
    fireEvent.change(field(name), { target: { value: entry[name] } });
    fireEvent.blur(field(name));
  }
  await act(settled);
}

/** A key press with Caps Lock on or off. */
function pressWithCapsLock(element: HTMLElement, on: boolean) {
  const press = createEvent.keyDown(element, { key: 'a' });
  Object.defineProperty(press, 'getModifierState', { value: (key: string) => on && key === 'CapsLock' });
  fireEvent(element, press);
}

const describedBy = (name: keyof typeof LABELS) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

describe('ACCT-02 the password', () => {
  it('ticks off kept parts of the rule, and names the missing ones', async () => {
    await openForm();
    await write({ password: 'somang1976' });
    const parts = within(screen.getByRole('list', { name: '비밀번호 조건' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent?.endsWith('충족됨'))).toEqual([true, true, false, true, false]);
    expect(describedBy('password')).toContain('아직 빠진 것: 영어 대문자, 특수문자');
  });

  it('AUTH-21 warns of Caps Lock at the focused field', async () => {
    await openForm();
    pressWithCapsLock(field('password'), true);
    expect(screen.getAllByText(/Caps Lock/)).toHaveLength(1);
    pressWithCapsLock(field('password'), false);
    expect(screen.queryByText(/Caps Lock/)).toBeNull();
  });

  it('can be revealed, and hidden again', async () => {
    await openForm();
    expect(field('password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기 (비밀번호)' }));
    expect(field('password')).toHaveAttribute('type', 'text');
    expect(field('confirmation')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기 (비밀번호 확인)' }));
    expect(field('password')).toHaveAttribute('type', 'password');
  });
});

describe('ACCT-03 the repetition', () => {
  it('has to equal the password, also when that changes afterwards', async () => {
    await openForm();
    await write();
    expect(screen.queryByText('비밀번호와 일치해야 합니다.')).toBeNull();
    fireEvent.change(field('password'), { target: { value: 'Somang1977!' } });
    expect(describedBy('confirmation')).toContain('비밀번호와 일치해야 합니다.');
  });
});

describe('ACCT-04 the button', () => {
  it('says how it is enabled', async () => {
    await openForm();
    expect(submit()).toHaveAccessibleDescription('세 칸을 모두 바르게 쓰시면 누르실 수 있습니다.');
  });

  it('lists the errors when it is pressed nevertheless, each with a link to its field', async () => {
    await openForm();
    await write({ email: 'haneul', password: 'somang' });
    await userEvent.click(submit());
    const lines = () => within(screen.getByRole('list', { name: '고치실 칸' })).getAllByRole('listitem');
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      '이메일: 올바른 이메일 주소를 입력해주세요.',
      '비밀번호: 아직 빠진 것: 영어 대문자, 숫자, 특수문자',
      '비밀번호 확인: 비밀번호와 일치해야 합니다.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^비밀번호: / }));
    expect(field('password')).toHaveFocus();
    await write({ email: 'haneul@example.org', password: 'somang', confirmation: 'somang' });
    expect(lines()[0]).toHaveTextContent('이메일: 고치셨습니다');
    await write();
    expect(screen.queryByRole('list', { name: '고치실 칸' })).toBeNull();
  });
});

describe('a password manager', () => {
  it('recognises the fields by their `autocomplete` tokens', async () => {
    await openForm();
    expect(field('email')).toHaveAttribute('autocomplete', 'username');
    expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('confirmation')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('REL-16 a registration whose answer was lost, at a server that does not recognise it', () => {
  it('is sent again after a question, and the answer says then that it had arrived', async () => {
    const answers: Answer[] = [{ kind: 'unanswered', reason: 'networkError' }, answered(409)];
    const server = scriptedSender(() => answers.shift() ?? answered(500));
    await showAccountView(<RegisterFormIsland />, { ...server, takesKeys: false }, '/register');
    await write();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('가입되었는지 확인하지 못했습니다.');
    await userEvent.click(submit());
    await userEvent.click(await screen.findByRole('button', { name: '그래도 다시 보내기' }));
    expect(await screen.findByText('Username Taken')).toBeVisible();
    expect(screen.queryByText(/가입되었는지 확인하지 못했습니다/)).toBeNull();
  });
});
