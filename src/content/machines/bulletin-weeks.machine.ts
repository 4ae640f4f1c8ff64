import { assign, fromPromise, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, datePartsOf } from '@/shared/domain/calendar-days.ts';
import { reasonOf } from '@/shared/machines/outcome-actor.ts';
import { keeping } from '@/shared/machines/reading-state.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';

interface BulletinWeeksContext {
  /** The Sundays that are known to have a bulletin. */
  readonly sundays: readonly CalendarDate[];
  /** Years that were asked for. */
  readonly asked: readonly number[];
  /** The one that is wanted next. */
  readonly wanted: number | undefined;
}

export type BulletinWeeksEvent =
  /** Any day of it. */
  | { readonly type: 'month.shown'; readonly month: CalendarDate }
  /** What a reading has shown: it is younger than the list. */
  | { readonly type: 'bulletin.read'; readonly sunday: CalendarDate; readonly isThere: boolean };

/**
 * Which weeks have a bulletin (BULL-01): asked for a year at a time, and corrected by what is read. A server that cannot
 * tell is not asked again: then the weeks are marked that were read.
 */
export const bulletinWeeksMachine = setup({
  types: { context: {} as BulletinWeeksContext, events: {} as BulletinWeeksEvent },
  actors: { list: fromPromise<readonly CalendarDate[], DateSpan>(unimplementedActor('list')) },
  actions: {
    want: assign((_, month: CalendarDate) => ({ wanted: datePartsOf(month).year })),
    ask: assign(({ context: { asked, wanted } }) =>
      wanted === undefined ? {} : { asked: [...asked, wanted], wanted: undefined },
    ),
    forget: assign(({ context }) => ({ asked: context.asked.slice(0, -1) })),
    add: assign(({ context }, found: readonly CalendarDate[]) => ({
      sundays: [...new Set([...context.sundays, ...found])],
    })),
    correct: assign(({ context }, { sunday, isThere }: { sunday: CalendarDate; isThere: boolean }) => ({
      sundays: [...context.sundays.filter((known) => known !== sunday), ...(isThere ? [sunday] : [])],
    })),
  },
  guards: {
    isNews: ({ context: { asked, wanted } }) => wanted !== undefined && !asked.includes(wanted),
  },
}).createMachine({
  id: 'bulletinWeeks',
  context: { sundays: [], asked: [], wanted: undefined },
  initial: 'resting',
  on: {
    'month.shown': { actions: { type: 'want', params: ({ event }) => event.month } },
    'bulletin.read': { actions: { type: 'correct', params: ({ event }) => event } },
  },
  states: {
    resting: { always: { guard: 'isNews', target: 'listing' } },
    listing: {
      entry: 'ask',
      invoke: {
        src: 'list',
        input: ({ context }) => spanOf(context.asked.at(-1) ?? 0),
        onDone: keeping('resting', 'add'),
        onError: [
          { guard: ({ event }) => reasonOf(event.error) === 'unsupported', target: 'unsupported' },
          // Asked again when the year is turned to again: marks are worth no loop.
          { target: 'resting', actions: 'forget' },
        ],
      },
    },
    unsupported: {},
  },
});

/** The days of a calendar year; its last month shows the week over its end, too. */
const spanOf = (year: number): DateSpan => ({ first: `${year}-01-01`, last: `${year + 1}-01-07` });
