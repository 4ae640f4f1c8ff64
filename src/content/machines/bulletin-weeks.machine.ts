import { assign, fromPromise, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, datePartsOf } from '@/shared/domain/calendar-days.ts';
import { failedWith } from '@/shared/machines/outcome-actor.ts';
import { keeping } from '@/shared/machines/reading-state.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';

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
  /** The result of reading one bulletin, which is newer than the list. */
  | { readonly type: 'bulletin.read'; readonly sunday: CalendarDate; readonly isThere: boolean };

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

/** The days of a calendar year; its last month also shows the week that reaches into the next year. */
const spanOf = (year: number): DateSpan => ({ first: `${year}-01-01`, last: `${year + 1}-01-07` });
