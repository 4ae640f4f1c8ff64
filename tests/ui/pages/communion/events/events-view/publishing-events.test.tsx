import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endSession } from '../../../../../fakes/end-session.ts';
import { answered } from '../../../../../fakes/scripted-sender.ts';
import { settle } from '../../../../../support/render-with-core.tsx';
import { bars, cell, dialog, EDITOR, openCalendar, title } from '../open-calendar.tsx';

/** What publishers use loads on demand, which a busy machine takes longer for. */
const LOADED = { timeout: 10_000 };

const nameField = () => screen.findByLabelText('행사 이름', undefined, LOADED);

async function write() {
  await userEvent.click(screen.getByRole('button', { name: '새 행사 등록' }));
  await nameField();
}

const submit = () => userEvent.click(dialog().getByRole('button', { name: '등록' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('행사 이름'), '김장 나눔');
  await userEvent.type(screen.getByLabelText('시작하는 날'), '2026-12-05');
  // It has gone with the start.
  await userEvent.clear(screen.getByLabelText('끝나는 날'));
  await userEvent.type(screen.getByLabelText('끝나는 날'), '2026-12-06');
  await userEvent.selectOptions(screen.getByLabelText('종류'), '일반행사');
  await userEvent.type(screen.getByLabelText('주관'), '봉사위원회');
}

describe('EVNT-05 a new event', () => {
  it('lists the missing fields in the form’s order, each with a link to its field', async () => {
    await openCalendar({ kept: EDITOR });
    await write();
    await submit();
    const rows = within(screen.getByRole('list', { name: '고치실 칸' })).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '행사 이름: 행사 이름을 입력해 주세요.',
      '시작하는 날: 시작하는 날을 골라 주세요.',
      '끝나는 날: 끝나는 날을 골라 주세요.',
      '종류: 종류를 골라 주세요.',
      '주관: 주관을 입력해 주세요.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^주관: / }));
    expect(screen.getByLabelText('주관')).toHaveFocus();
  });

  it('of another month shows that month, and is opened by the button of its toast', async () => {
    const { toasts } = await openCalendar({ kept: EDITOR });
    await write();
    await fill();
    await submit();
    await settle();
    expect(title()).toBe('2026년 12월');
    expect(bars()[0]).toHaveTextContent('김장 나눔');
    act(() => toasts.find('eventAdded').onAction?.());
    expect(dialog().getByRole('heading', { name: '김장 나눔' })).toBeVisible();
  });

  it('REL-30 can be restored after it was cleared', async () => {
    const { toasts } = await openCalendar({ kept: EDITOR });
    await write();
    await userEvent.type(screen.getByLabelText('행사 이름'), '김장');
    await userEvent.click(dialog().getByRole('button', { name: '내용 지우기' }));
    expect(screen.getByLabelText('행사 이름')).toHaveValue('');
    toasts.find('draftCleared').onAction?.();
    await settle();
    expect(screen.getByLabelText('행사 이름')).toHaveValue('김장');
  });

  it('for a chosen day begins and ends on it', async () => {
    await openCalendar({ kept: EDITOR });
    await userEvent.click(cell(/^11월 25일/));
    await nameField();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('새 행사 등록');
    expect(screen.getByLabelText('시작하는 날')).toHaveValue('2026-11-25');
    expect(screen.getByLabelText('끝나는 날')).toHaveValue('2026-11-25');
  });

  it('AUTH-15 keeps its values after the end of the session', async () => {
    const { session, server } = await openCalendar({ kept: EDITOR });
    await write();
    await userEvent.type(screen.getByLabelText('행사 이름'), '쓰던 행사');
    endSession(session);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    server.spoil('POST', answered(200, { accessToken: EDITOR }));
    session.send({ type: 'signIn.asked', credentials: { email: 'a', password: 'b' } });
    await settle();
    expect(screen.getByLabelText('행사 이름')).toHaveValue('쓰던 행사');
  });
});
