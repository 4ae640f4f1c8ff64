import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { aWireEvent, eventServer } from '../../../../../fakes/event-server.ts';
import { settle } from '../../../../../support/render-with-core.tsx';
import { bars, cell, dialog, grid, openCalendar, title } from '../open-calendar.tsx';

const NOVEMBER = 'GET api/Event/?startDate=2026-11-01&endDate=2026-11-30';
const DECEMBER = 'GET api/Event/?startDate=2026-12-01&endDate=2026-12-31';

const prayer = aWireEvent({ id: 2, name: '성경통독', start: '2026-11-19', end: '2026-11-24', type: '주간행사' });

describe('EVNT-01 the month', () => {
  it('is six weeks from Sunday, today is marked', async () => {
    await openCalendar();
    expect(title()).toBe('2026년 11월');
    expect(
      grid()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['일', '월', '화', '수', '목', '금', '토']);
    expect(grid().getAllByRole('row')).toHaveLength(7);
    const days = grid()
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect([days[0], days[29], days[30], days[41]]).toEqual(['1', '30', '12월 1일', '12']);
    expect(cell(/오늘/)).toHaveAttribute('aria-current', 'date');
    expect(cell(/오늘/)).toHaveAccessibleName('11월 20일 금요일, 오늘, 행사 없음');
  });

  it('EVNT-02 is requested by its first and last day, and those before and after it', async () => {
    const { server } = await openCalendar({ wide: false });
    expect(server.calls()).toEqual([NOVEMBER]);
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }));
    await userEvent.click(screen.getByRole('button', { name: '이전 달' }));
    expect(server.calls()).toEqual([NOVEMBER, DECEMBER, NOVEMBER]);
  });

  it('is a list alone on a narrow screen, and a grid too on paper, which may be wider', async () => {
    await openCalendar({ server: eventServer([aWireEvent()]), wide: false });
    expect(screen.getByRole('list', { name: /11월/ })).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('grid')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('returns to today from a distant month', async () => {
    await openCalendar({ page: '/communion/events?month=2028-02' });
    expect(title()).toBe('2028년 2월');
    await userEvent.click(screen.getByRole('button', { name: '이번 달로' }));
    expect(title()).toBe('2026년 11월');
    expect(cell(/오늘/)).toHaveAttribute('tabindex', '0');
  });

  it('is in the address, and an invalid one shows the present month', async () => {
    const { navigation } = await openCalendar({ page: '/communion/events?month=2026-99' });
    expect(title()).toBe('2026년 11월');
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }));
    expect(navigation.visited).toEqual(['/communion/events?month=2026-12']);
  });

  it('follows the address, and closes the dialogs of the old month', async () => {
    await openCalendar();
    await userEvent.click(cell(/^11월 18일/));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => navigate('/communion/events?month=2027-01'));
    await settle();
    expect(title()).toBe('2027년 1월');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the days before and after the month', () => {
  it('show their events', async () => {
    const server = eventServer([aWireEvent({ id: 3, name: '성탄 준비', start: '2026-12-08' })]);
    await openCalendar({ server, wide: true });
    await settle();
    expect(bars().map(({ textContent }) => textContent)).toEqual(['수요예배, 12월 8일, 성탄 준비']);
    expect(cell(/^12월 8일/)).toHaveAccessibleName('12월 8일 화요일, 행사 1개');
    expect(screen.getAllByText('이 달에는 등록된 행사가 없습니다.')[0]).toBeInTheDocument();
  });

  it('have a button back to this month only from another one', async () => {
    await openCalendar();
    expect(screen.getByRole('button', { name: '이번 달로' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }));
    await userEvent.click(screen.getByRole('button', { name: '이번 달로' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getByRole('button', { name: '이번 달로' })).toBeDisabled();
  });

  it('that could not be loaded have a message that does not blame the reader’s connection', async () => {
    const server = eventServer();
    server.spoil('GET');
    await openCalendar({ server });
    expect(screen.getByRole('alert')).toHaveTextContent('서버에 문제가 생겼습니다.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('인터넷');
  });
});

describe('an event that the address highlights', () => {
  const open = (query: string) =>
    openCalendar({ server: eventServer([aWireEvent(), prayer]), page: `/communion/events?${query}` });

  it('is opened when its month is loaded', async () => {
    await open('event=2&month=2026-11');
    expect(screen.getByRole('dialog', { name: '성경통독' })).toBeVisible();
  });

  it('gets the focus when its dialog is closed', async ({ onTestFinished }) => {
    const sizes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
    onTestFinished(() => sizes.mockRestore());
    await open('event=2&month=2026-11');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(document.activeElement).toHaveAttribute('data-event', '2');
  });

  it('stays closed after it was closed', async () => {
    await open('event=2&month=2026-11');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that was deleted is said to be deleted', async () => {
    await open('event=99&month=2026-11');
    expect(screen.getByRole('alert')).toHaveTextContent('찾으시는 행사가 이 달에 없습니다.');
  });
});

describe('EVNT-03, EVNT-04 the events', () => {
  it('have colour, shape and name of their type, and are split at row ends', async () => {
    await openCalendar({ server: eventServer([aWireEvent(), prayer]) });
    expect(bars().map(({ textContent }) => textContent)).toEqual([
      '수요예배, 11월 18일, 수요 말씀과 기도',
      '주간행사, 11월 19일부터 11월 24일까지, 성경통독 다음 주로 이어짐',
      '주간행사, 11월 19일부터 11월 24일까지, 성경통독 지난 주에서 이어짐',
    ]);
    const places = bars().map(({ parentElement }) => parentElement?.style.gridColumn);
    expect(places).toEqual(['4 / span 1', '5 / span 3', '1 / span 3']);
  });

  it('without a lane are counted, and the number opens their day', async () => {
    const crowd = [1, 2, 3, 4, 5].map((id) => aWireEvent({ id, name: `모임 ${id}`, start: '2026-11-21' }));
    await openCalendar({ server: eventServer(crowd) });
    expect(bars()).toHaveLength(3);
    expect(cell(/^11월 21일/)).toHaveAccessibleName('11월 21일 토요일, 행사 5개');
    await userEvent.click(screen.getByRole('button', { name: '11월 21일, 행사 2개 더 보기' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('2026년 11월 21일 토요일');
    expect(
      dialog()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(crowd.map(({ name }) => name));
  });

  it('show name, type, days and host', async () => {
    await openCalendar({ server: eventServer([prayer]) });
    const [bar] = bars();
    if (bar !== undefined) await userEvent.click(bar);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('성경통독');
    expect(
      dialog()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['주간행사', '2026년 11월 19일 목요일부터 11월 24일 화요일까지, 6일 동안', '교역자회']);
  });

  it('can be saved as a calendar file', async () => {
    const { files } = await openCalendar({ server: eventServer([prayer]) });
    await userEvent.click(cell(/^11월 20일/));
    await userEvent.click(dialog().getByRole('button', { name: '내 달력에 추가 성경통독' }));
    expect(files).toMatchObject([{ name: '2026-11-19-성경통독.ics', mediaType: 'text/calendar' }]);
    expect(files[0]?.text).toContain('DTEND;VALUE=DATE:20261125\r\n');
    expect(files[0]?.text).toContain('DESCRIPTION:주간행사 · 주관 교역자회\r\n');
  });

  it('are also a list, which begins at today', async () => {
    await openCalendar({ server: eventServer([aWireEvent({ id: 3, start: '2026-11-04' }), prayer]) });
    const list = within(screen.getByRole('list', { name: '2026년 11월 행사' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['20 금요일오늘']);
    expect(list.getByText('11월 19일–11월 24일 · 주관 교역자회')).toBeVisible();
    expect(screen.getByText('지나간 행사 1개 보기')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: '성경통독' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('성경통독');
  });

  it('of an unknown type are shown too', async () => {
    await openCalendar({ server: eventServer([aWireEvent({ type: '소풍' })]) });
    expect(bars()[0]).toHaveTextContent('행사, 11월 18일, 수요 말씀과 기도');
  });
});

describe('EVNT-07 a month that cannot be read', () => {
  it('has a message in its place, without a toast, and can be read again', async () => {
    const server = eventServer([aWireEvent()]);
    server.spoil('GET');
    const { toasts } = await openCalendar({ server });
    expect(screen.getByRole('alert')).toHaveTextContent('행사를 불러오지 못했습니다.');
    expect(toasts.subjects()).toEqual([]);
    server.mend();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bars()).toHaveLength(1);
  });

  it('opens no day before its events are loaded', async () => {
    const server = eventServer();
    server.spoil('GET');
    await openCalendar({ server });
    await userEvent.click(cell(/^11월 18일/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is empty says so', async () => {
    await openCalendar();
    expect(screen.getAllByText('이 달에는 등록된 행사가 없습니다.')[0]).toBeVisible();
    await userEvent.click(cell(/^11월 18일/));
    expect(dialog().getByText('이 날에는 등록된 행사가 없습니다.')).toBeVisible();
  });
});

describe('the keyboard in the grid', () => {
  const inGrid = async (keys: string) => {
    act(() => cell(/오늘/).focus());
    await userEvent.keyboard(keys);
    await settle();
    return document.activeElement?.getAttribute('aria-label')?.split(',')[0];
  };

  it.each([
    ['{ArrowLeft}', '11월 19일 목요일'],
    ['{ArrowRight}', '11월 21일 토요일'],
    ['{ArrowUp}', '11월 13일 금요일'],
    ['{ArrowDown}', '11월 27일 금요일'],
    ['{Home}', '11월 15일 일요일'],
    ['{End}', '11월 21일 토요일'],
    ['{PageDown}', '12월 20일 일요일'],
    ['{PageUp}', '10월 20일 화요일'],
    ['{ArrowDown}{ArrowDown}', '12월 4일 금요일'],
  ])('%s moves from today to %s, with the focus', async (keys, day) => {
    await openCalendar();
    expect(await inGrid(keys)).toBe(day);
  });

  it('has one Tab stop', async () => {
    await openCalendar({ server: eventServer([aWireEvent(), prayer]) });
    const stops = grid()
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([cell(/오늘/)]);
    expect(bars().every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  });

  it('opens a day with Enter, and returns to it', async () => {
    await openCalendar({ server: eventServer([aWireEvent()]) });
    await inGrid('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('2026년 11월 18일 수요일');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(cell(/^11월 18일/)).toHaveFocus();
  });

  it('does not handle the browser’s own shortcuts', async () => {
    await openCalendar();
    expect(await inGrid('{Alt>}{ArrowLeft}{/Alt}')).toBe('11월 20일 금요일');
  });

  it('shows the next month for one of its days', async () => {
    const { server } = await openCalendar();
    await userEvent.click(cell(/^12월 3일/));
    await settle();
    expect(title()).toBe('2026년 12월');
    expect(cell(/^12월 3일/)).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls()).toContain(DECEMBER);
  });
});
