import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EventsIsland } from '@/ui/pages/communion/events/events-view.tsx';
import { aRawToken } from '../../../../../builders/access-token.ts';
import { endSession } from '../../../../../fakes/end-session.ts';
import { aWireEvent, eventServer } from '../../../../../fakes/event-server.ts';
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

async function fill({ start = '2026-11-28', end = '2026-11-28' } = {}) {
  await userEvent.type(screen.getByLabelText('행사 이름'), '김장 나눔');
  await userEvent.clear(screen.getByLabelText('시작하는 날'));
  await userEvent.type(screen.getByLabelText('시작하는 날'), start);
  await userEvent.clear(screen.getByLabelText('끝나는 날'));
  await userEvent.type(screen.getByLabelText('끝나는 날'), end);
  await userEvent.selectOptions(screen.getByLabelText('종류'), '일반행사');
  await userEvent.type(screen.getByLabelText('주관'), '봉사위원회');
}

describe('PERM-02 publishing is for Admin and Editor', () => {
  it.each([
    ['a visitor', undefined],
    ['a member', aRawToken()],
  ])('%s has neither the form nor a delete button', async (_, kept) => {
    await openCalendar({ server: eventServer([aWireEvent()]), ...(kept !== undefined && { kept }) });
    expect(screen.queryByRole('button', { name: '새 행사 등록' })).toBeNull();
    await userEvent.click(cell(/^11월 18일/));
    expect(dialog().getByRole('heading', { name: '수요 말씀과 기도' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: /삭제|등록/ })).toBeNull();
  });
});

describe('EVNT-05 a new event', () => {
  it('needs all five fields, and the first missing one is focused', async () => {
    const { server } = await openCalendar({ kept: EDITOR, wide: false });
    await write();
    await submit();
    for (const sentence of [
      '행사 이름을 입력해 주세요.',
      '시작하는 날을 골라 주세요.',
      '끝나는 날을 골라 주세요.',
      '주관을 입력해 주세요.',
    ]) {
      expect(dialog().getByText(sentence)).toBeVisible();
    }
    expect(screen.getByLabelText('종류')).toBeInvalid();
    expect(screen.getByLabelText('행사 이름')).toHaveFocus();
    expect(server.calls()).toHaveLength(1);
  });

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

  it('that ends before it starts is refused', async () => {
    const { server } = await openCalendar({ kept: EDITOR, wide: false });
    await write();
    await fill({ start: '2026-11-28', end: '2026-11-27' });
    await submit();
    expect(dialog().getByText('끝나는 날이 시작하는 날보다 빠를 수 없습니다.')).toBeVisible();
    expect(screen.getByLabelText('끝나는 날')).toHaveFocus();
    expect(server.calls()).toHaveLength(1);
  });

  it('is posted and notified, its dialog closes, and the month is read again', async () => {
    const { server, toasts } = await openCalendar({ kept: EDITOR });
    await write();
    await fill();
    await submit();
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.subjects()).toEqual(['eventAdded']);
    act(() => toasts.find('eventAdded').onAction?.());
    expect(dialog().getByRole('heading', { name: '김장 나눔' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(server.calls().map((call) => call.split('?')[0])).toEqual([
      'GET api/Event/',
      'GET api/Event/',
      'POST api/Event',
      'GET api/Event/',
      'GET api/Event/',
    ]);
    expect(bars()[0]).toHaveTextContent('일반행사, 11월 28일, 김장 나눔');
    await write();
    expect(screen.getByLabelText('행사 이름')).toHaveValue('');
  });

  it('of another month shows that month', async () => {
    await openCalendar({ kept: EDITOR });
    await write();
    await fill({ start: '2026-12-05', end: '2026-12-06' });
    await submit();
    await settle();
    expect(title()).toBe('2026년 12월');
    expect(bars()[0]).toHaveTextContent('김장 나눔');
  });

  it('EVNT-08 that is refused is notified, and its values stay, even in a closed dialog', async () => {
    const { server, toasts } = await openCalendar({ kept: EDITOR });
    server.spoil('POST');
    await write();
    await fill();
    await submit();
    await settle();
    expect(toasts.find('eventNotAdded')).toMatchObject({ tone: 'error', reason: 'serverFailed' });
    expect(dialog().getByRole('alert')).toHaveTextContent('쓰신 내용은 그대로 두었습니다.');
    expect(screen.getByLabelText('행사 이름')).toHaveValue('김장 나눔');
    await userEvent.keyboard('{Escape}');
    await write();
    expect(screen.getByLabelText('행사 이름')).toHaveValue('김장 나눔');
    expect(screen.getByLabelText('시작하는 날')).toHaveValue('2026-11-28');
  });

  it('REL-30 is given back when its writer comes back to the calendar, or loads it again', async () => {
    const { show, unmount } = await openCalendar({ kept: EDITOR });
    await write();
    await userEvent.type(screen.getByLabelText('행사 이름'), '김장');
    await show(null);
    await show(<EventsIsland />);
    await write();
    expect(screen.getByLabelText('행사 이름')).toHaveValue('김장');
    expect(dialog().getByText(/쓰시던 내용을 그대로 불러왔습니다/)).toBeVisible();
    unmount();
    await openCalendar({ kept: EDITOR });
    await userEvent.click(cell(/^11월 25일/));
    await userEvent.click(dialog().getByRole('button', { name: '이 날에 행사 등록' }));
    await nameField();
    expect(screen.getByLabelText('행사 이름')).toHaveValue('김장');
    expect(screen.getByLabelText('시작하는 날')).toHaveValue('2026-11-25');
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
    await userEvent.click(dialog().getByRole('button', { name: '이 날에 행사 등록' }));
    await nameField();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('새 행사 등록');
    expect(screen.getByLabelText('시작하는 날')).toHaveValue('2026-11-25');
    expect(screen.getByLabelText('끝나는 날')).toHaveValue('2026-11-25');
  });

  it('REL-18 is aborted without a message when its dialog is closed during sending', async () => {
    const { server, toasts } = await openCalendar({ kept: EDITOR, wide: false });
    server.spoil('POST', new Promise(() => undefined));
    await write();
    await fill();
    await submit();
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(toasts.subjects()).toEqual([]);
    expect(server.calls()).toHaveLength(2);
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

describe('EVNT-06 deleting an event', () => {
  const remove = async (day: RegExp) => {
    await userEvent.click(cell(day));
    await userEvent.click(dialog().getByRole('button', { name: /^삭제/ }));
    await settle();
  };

  it('from its own dialog focuses the event beside it', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 44, 44));
    const next = aWireEvent({ id: 8, name: '새가족 환영회' });
    await openCalendar({ server: eventServer([aWireEvent({ id: 7 }), next]), kept: EDITOR, wide: true });
    const [bar] = bars();
    if (bar === undefined) throw new Error('There is no event');
    await userEvent.click(bar);
    await userEvent.click(dialog().getByRole('button', { name: /^삭제/ }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(document.activeElement).toHaveTextContent('새가족 환영회');
  });

  it('removes it at once, is sent when the toast has disappeared, and the month is read again', async () => {
    const { server, toasts } = await openCalendar({ server: eventServer([aWireEvent({ id: 7 })]), kept: EDITOR });
    await remove(/^11월 18일/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('수요 말씀과 기도')).toBeNull();
    expect(server.calls()).toHaveLength(2);
    toasts.find('eventDeleted').onGone?.();
    await settle();
    expect(server.calls().slice(2)).toEqual([
      'DELETE api/Event/7',
      'GET api/Event/?startDate=2026-11-01&endDate=2026-11-30',
      'GET api/Event/?startDate=2026-12-01&endDate=2026-12-12',
    ]);
  });

  it('can be undone', async () => {
    const { server, toasts } = await openCalendar({ server: eventServer([aWireEvent()]), kept: EDITOR });
    await remove(/^11월 18일/);
    toasts.find('eventDeleted').onAction?.();
    toasts.find('eventDeleted').onGone?.();
    await settle();
    expect(bars()).toHaveLength(1);
    expect(server.calls()).toHaveLength(2);
  });

  it('EVNT-08 that is refused restores it, with a message', async () => {
    const { server, toasts } = await openCalendar({ server: eventServer([aWireEvent()]), kept: EDITOR });
    server.spoil('DELETE');
    await remove(/^11월 18일/);
    toasts.find('eventDeleted').onGone?.();
    await settle();
    expect(toasts.find('eventNotDeleted')).toMatchObject({ tone: 'error', reason: 'serverFailed' });
    expect(bars()).toHaveLength(1);
  });

  it('is sent when the page is left', async () => {
    const { server, unmount } = await openCalendar({ server: eventServer([aWireEvent({ id: 7 })]), kept: EDITOR });
    await remove(/^11월 18일/);
    unmount();
    await settle();
    expect(server.calls().at(-1)).toBe('DELETE api/Event/7');
  });
});
