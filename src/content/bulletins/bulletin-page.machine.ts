import {
  type ActorRefFrom,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import {
  failedWith,
  fromOutcome,
  keeping,
  type Receiver,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { isPathUnder } from '@/shared/addresses.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { type CalendarDate, type DateSpan, datePartsOf } from '@/shared/dates.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { fromAddress } from '@/shared/page-address.machine.ts';
import { type BulletinActor, type BulletinRead, bulletinMachine } from './bulletin.machine.ts';
import { calendarRange, dayInAddress, sundayInAddress } from './bulletin-weeks.ts';
import type { BulletinRepository } from './bulletins.ports.ts';

/**
 * Which weeks have a bulletin (BULL-01): requested a year at a time, and corrected by every bulletin that is read. A server
 * without this endpoint is not asked again: then only weeks whose bulletin was read are marked.
 */
export const bulletinWeeksMachine = setup({
  types: { context: {} as BulletinWeeksContext, events: {} as BulletinWeeksEvent },
  actors: { list: fromPromise<readonly CalendarDate[], DateSpan>(unimplementedActor('list')) },
  actions: {
    setWantedYear: assign((_, month: CalendarDate) => ({ wantedYear: datePartsOf(month).year })),
    ask: assign(({ context: { asked, wantedYear } }) =>
      wantedYear === undefined ? {} : { asked: [...asked, wantedYear], wantedYear: undefined },
    ),
    forget: assign(({ context }) => ({ asked: context.asked.slice(0, -1) })),
    add: assign(({ context }, found: readonly CalendarDate[]) => ({
      sundays: [...new Set([...context.sundays, ...found])],
    })),
    setKnown: assign(({ context }, { sunday, isThere }: { sunday: CalendarDate; isThere: boolean }) => ({
      sundays: [...context.sundays.filter((known) => known !== sunday), ...(isThere ? [sunday] : [])],
    })),
  },
  guards: {
    isUnread: ({ context: { asked, wantedYear } }) => wantedYear !== undefined && !asked.includes(wantedYear),
  },
}).createMachine({
  id: 'bulletinWeeks',
  context: { sundays: [], asked: [], wantedYear: undefined },
  initial: 'resting',
  on: {
    'month.shown': { actions: { type: 'setWantedYear', params: ({ event }) => event.month } },
    'bulletin.read': { actions: { type: 'setKnown', params: ({ event }) => event } },
  },
  states: {
    resting: { always: { guard: 'isUnread', target: 'listing' } },
    listing: {
      entry: 'ask',
      invoke: {
        src: 'list',
        input: ({ context }) => spanOf(context.asked.at(-1) ?? 0),
        onDone: keeping('resting', 'add'),
        onError: [
          { guard: failedWith('unsupported'), target: 'unsupported' },
          // Requested again only when the user turns to that year again: marks are not worth a retry loop.
          { target: 'resting', actions: 'forget' },
        ],
      },
    },
    unsupported: {},
  },
});

interface BulletinWeeksContext {
  /** The Sundays that are known to have a bulletin. */
  readonly sundays: readonly CalendarDate[];
  /** Years that were requested. */
  readonly asked: readonly number[];
  /** The year to request next. */
  readonly wantedYear: number | undefined;
}

export type BulletinWeeksEvent =
  /** Any day of the month. */
  | { readonly type: 'month.shown'; readonly month: CalendarDate }
  /** It is newer than the list. */
  | BulletinRead;

/** The days of a calendar year; its last month also shows the week that reaches into the next year. */
const spanOf = (year: number): DateSpan => ({ first: `${year}-01-01`, last: `${year + 1}-01-07` });

/** Which month a calendar of weeks shows (BULL-01): that of the bulletin's week, until the user turns to another. */
export const weekCalendarMachine = setup({
  types: {
    context: {} as WeekCalendarContext,
    events: {} as WeekCalendarEvent,
    input: {} as WeekCalendarContext,
  },
  actions: {
    turnTo: assign((_, month: CalendarDate) => ({ month })),
    sendToWeeks: enqueueActions(({ context: { month, weeks }, enqueue }) => {
      if (weeks !== undefined) enqueue.sendTo(weeks, { type: 'month.shown', month });
    }),
  },
}).createMachine({
  id: 'weekCalendar',
  context: ({ input }) => input,
  initial: 'atWeek',
  states: { atWeek: { entry: 'sendToWeeks' }, turned: { entry: 'sendToWeeks' } },
  on: {
    'month.turned': { target: '.turned', actions: { type: 'turnTo', params: ({ event }) => event.month } },
    'week.shown': { target: '.atWeek', actions: { type: 'turnTo', params: ({ event }) => event.sunday } },
  },
});

interface WeekCalendarContext {
  /** A day of the month that is shown. */
  readonly month: CalendarDate;
  /** The actor that knows which weeks of the month have a bulletin, where there is one. */
  readonly weeks?: Receiver<BulletinWeeksEvent>;
}

export type WeekCalendarEvent =
  /** By its buttons or by keys; any day of the month. */
  | { readonly type: 'month.turned'; readonly month: CalendarDate }
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate };

/**
 * A Sunday's bulletin beside the calendar that picks it (BULL-01). Both follow the week; the actor that marks the weeks
 * with a bulletin is notified of the month and the bulletin that they show.
 */
export const bulletinPageMachine = setup({
  types: {
    context: {} as BulletinPageContext,
    events: {} as BulletinPageEvent,
    input: {} as BulletinPageInput,
  },
  actors: {
    bulletin: bulletinMachine,
    calendar: weekCalendarMachine,
    weeks: bulletinWeeksMachine,
    addressListener: fromCallback<EventObject, string>(unimplementedAction('addressListener')),
  },
  guards: { isAnother: ({ context }, sunday: CalendarDate) => context.sunday !== sunday },
}).createMachine({
  id: 'bulletinPage',
  context: ({ input: { sunday, page }, spawn }) => {
    const weeks = spawn('weeks', { id: 'weeks' });
    return {
      sunday,
      page,
      weeks,
      calendar: spawn('calendar', { id: 'calendar', input: { month: sunday, weeks } }),
      bulletin: spawn('bulletin', { id: 'bulletin', input: { sunday, weeks } }),
    };
  },
  invoke: { src: 'addressListener', input: ({ context }) => context.page },
  on: {
    'week.shown': {
      guard: { type: 'isAnother', params: ({ event }) => event.sunday },
      actions: [
        assign({ sunday: ({ event }) => event.sunday }),
        sendTo(
          ({ context }) => context.calendar,
          ({ event }) => event,
        ),
        sendTo(
          ({ context }) => context.bulletin,
          ({ event }) => event,
        ),
      ],
    },
  },
});

/** What the address of a page names. */
interface BulletinPageInput {
  readonly sunday: CalendarDate;
  /** The address of the page, without a day. */
  readonly page: string;
}

interface BulletinPageContext extends BulletinPageInput {
  readonly bulletin: BulletinActor;
  readonly calendar: ActorRefFrom<typeof weekCalendarMachine>;
  readonly weeks: ActorRefFrom<typeof bulletinWeeksMachine>;
}

export interface BulletinPageEvent {
  readonly type: 'week.shown';
  readonly sunday: CalendarDate;
}

export interface BulletinPageDependencies {
  readonly bulletin: typeof bulletinMachine;
  readonly repository: BulletinRepository;
  readonly navigation: Navigation;
  readonly clock: Clock;
  /** The first Sunday of the church's oldest bulletin. */
  readonly firstSunday: CalendarDate;
}

export interface ProvidedBulletinPage {
  readonly machine: typeof bulletinPageMachine;
  /** @param page the address of the page; the week is read from the address that is shown */
  readonly input: (page: string) => BulletinPageInput;
}

/** A page of one bulletin, with the calendar that picks its week, which is in the address (BULL-01). */
export function provideBulletinPage({
  bulletin,
  repository,
  navigation,
  clock,
  firstSunday,
}: BulletinPageDependencies): ProvidedBulletinPage {
  const sundayIn = (address: string, page: string) => {
    const today = clock.today();
    return sundayInAddress(dayInAddress(address, page), today, calendarRange(firstSunday, today));
  };
  const weeks = bulletinWeeksMachine.provide({
    actors: { list: fromOutcome(({ input, signal }) => repository.sundays(input, signal)) },
  });
  const addressListener = fromAddress(navigation, (address, page: string) =>
    isPathUnder(address, page) ? { type: 'week.shown', sunday: sundayIn(address, page) } : undefined,
  );
  return {
    machine: bulletinPageMachine.provide({ actors: { bulletin, weeks, addressListener } }),
    input: (page) => ({ page, sunday: sundayIn(navigation.current(), page) }),
  };
}
