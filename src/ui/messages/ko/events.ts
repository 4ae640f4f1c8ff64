import { calendarOwner } from '@/church/calendar.ts';
import type { CalendarMonth, ChurchEvent } from '@/content/events/events.ts';
import type { EventDraft, EventDraftError } from '@/content/events/events.writing.ts';
import type { IcsMessages } from '@/content/events/ics.ts';
import { isBlank } from '@/shared/characters.ts';
import { type CalendarDate, datePartsOf, daysBetween } from '@/shared/dates.ts';
import { eventTypeName, monthTitle, shortDay, weekdayName } from './calendar.ts';
import { shellMessages } from './shell.ts';

export const eventMessages = {
  today: '오늘',
  empty: '이 달에는 등록된 행사가 없습니다.',
  emptyNext: '다른 달의 행사는 위의 화살표로 보실 수 있습니다.',
  failed: '행사를 불러오지 못했습니다.',
  stale: '새 내용을 불러오지 못했습니다.',
  staleNext: '앞서 불러온 행사를 보여 드립니다.',
  continuesAfter: '다음 주로 이어짐',
  continuesBefore: '지난 주에서 이어짐',
  close: '창 닫기',
  type: '종류',
  when: '날짜',
  host: '주관',
  edited: '고친 날',
  save: '내 달력에 추가',
  attend: '참석 알리기',
  toPage: '행사 페이지 보기',
  remove: '삭제',
  noneThatDay: '이 날에는 등록된 행사가 없습니다.',
  writeThatDay: '이 날에 행사 등록',
  closeForm: '등록 창 닫기',
  limitHint: '비워 두시면 제한이 없습니다. 이미 오시는 분보다 적게 정할 수는 없습니다.',
  hostHint: '행사를 맡은 부서나 기관입니다.',
  typePrompt: '종류를 골라 주세요',
  submit: '등록',
  submitting: '등록하고 있습니다',
  clear: '내용 지우기',
  notAdded: '행사를 등록하지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
} as const;

/** The labels of the fields of an event. */
export const eventFields: Readonly<Record<keyof EventDraft, string>> = {
  name: '행사 이름',
  start: '시작하는 날',
  end: '끝나는 날',
  type: eventMessages.type,
  hostedBy: eventMessages.host,
  limit: '정원',
  withWaitingList: '대기 명단',
};

const wrongYear = '연도를 네 자리로 써 주세요. 1900년부터 2100년까지 고르실 수 있습니다.';

export const eventErrors: Readonly<Record<keyof EventDraft, Partial<Record<EventDraftError, string>>>> = {
  start: { missing: '시작하는 날을 골라 주세요.', wrongYear },
  end: {
    missing: '끝나는 날을 골라 주세요.',
    wrongYear,
    endsBeforeStart: '끝나는 날이 시작하는 날보다 빠를 수 없습니다.',
  },
  name: { missing: '행사 이름을 입력해 주세요.' },
  hostedBy: { missing: '주관을 입력해 주세요.' },
  type: { missing: '종류를 골라 주세요.' },
  limit: { wrongLimit: '정원은 1에서 999까지의 숫자로 적어 주세요.' },
  withWaitingList: {},
};

/** Whether an event has a waiting list. */
export const waitingListName = (kept: boolean): string =>
  kept ? '자리가 차면 대기를 받습니다' : '대기를 받지 않습니다';

/** Such as `수요일`. */
export const wholeWeekday = (date: CalendarDate): string => `${weekdayName(date)}요일`;

/** Such as `2026년 11월 18일 수요일`. */
export function longDay(date: CalendarDate): string {
  return `${datePartsOf(date).year}년 ${shortDay(date)} ${wholeWeekday(date)}`;
}

/** Such as `11월 18일 수요일, 오늘, 행사 2개`; without the number of events while it is unknown. */
export function dayLabel(date: CalendarDate, held: number | undefined, isToday: boolean): string {
  const events = held === undefined ? [] : [held === 0 ? '행사 없음' : `행사 ${held}개`];
  return [`${shortDay(date)} ${wholeWeekday(date)}`, ...(isToday ? [eventMessages.today] : []), ...events].join(', ');
}

/** The days of an event, such as `2026년 11월 19일 목요일부터 11월 24일 화요일까지, 6일 동안`. */
export function eventSpan({ start, end }: ChurchEvent): string {
  if (start === end) return longDay(start);
  const sameYear = datePartsOf(start).year === datePartsOf(end).year;
  const until = sameYear ? `${shortDay(end)} ${wholeWeekday(end)}` : longDay(end);
  return `${longDay(start)}부터 ${until}까지, ${daysBetween(start, end) + 1}일 동안`;
}

/** The name of an event; that of its type when it is blank. */
export const eventName = ({ name, type }: ChurchEvent): string => (isBlank(name) ? eventTypeName(type) : name);

/** Announced before the name of an event in the calendar, such as `주간행사, 11월 19일부터 11월 24일까지, `. */
export function eventLead({ start, end, type }: ChurchEvent): string {
  const when = start === end ? shortDay(start) : `${shortDay(start)}부터 ${shortDay(end)}까지`;
  return `${eventTypeName(type)}, ${when}, `;
}

/** The line below an event in the list, such as `11월 19일–11월 24일 · 주관 교육위원회`. */
export function eventRemark({ start, end, hostedBy }: ChurchEvent): string {
  const when = start === end ? [] : [`${shortDay(start)}–${shortDay(end)}`];
  return [...when, ...(hostedBy === '' ? [] : [`${eventMessages.host} ${hostedBy}`])].join(' · ');
}

export const moreEvents = (count: number): string => `+${count}`;
export const moreEventsLabel = (date: CalendarDate, count: number): string =>
  `${shortDay(date)}, 행사 ${count}개 더 보기`;
export const pastEvents = (count: number): string => `지나간 행사 ${count}개 보기`;
export const pastAgenda = (month: CalendarMonth): string => `${monthTitle(month)}의 지나간 행사`;
export const agendaLabel = (month: CalendarMonth): string => `${monthTitle(month)} 행사`;
export const agendaEnd = (month: CalendarMonth): string => `${Number(month.slice(5))}월 행사를 모두 보셨습니다.`;

/** The texts in the calendar file of an event. */
export function icsMessages({ type, hostedBy }: ChurchEvent): IcsMessages {
  const host = hostedBy === '' ? [] : [`${eventMessages.host} ${hostedBy}`];
  return {
    category: eventTypeName(type),
    description: [eventTypeName(type), ...host].join(' · '),
    location: shellMessages.churchName,
    owner: calendarOwner,
  };
}
