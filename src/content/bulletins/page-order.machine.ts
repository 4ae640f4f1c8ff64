import { assign, emit, fromPromise, setup } from 'xstate';
import { failing, unimplementedActor } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { Failure } from '@/shared/outcome.ts';
import { type ChangesContext, type ChangesEmitted, changesEvent } from '@/shared/unsaved-changes.ts';
import { countRemoved, isChanged, type PageOrder, withoutPage, withPageMoved } from './bulletins.ts';

/**
 * The pages of a bulletin put in order and taken out (BULL-05): all changes are saved together, so that every step can be
 * undone before. Removing pages must be confirmed. A failure keeps the order and removals that the user has made.
 */
export const pageOrderMachine = setup({
  types: {
    context: {} as PageOrderContext,
    events: {} as PageOrderEvent,
    input: {} as PageOrderInput,
    emitted: {} as ChangesEmitted,
    tags: {} as 'asking' | 'saving',
  },
  actors: { arrange: fromPromise<null, PageOrderContext>(unimplementedActor('arrange')) },
  actions: {
    move: assign(({ context }, { page, to }: { page: string; to: number }) => ({
      pages: withPageMoved(context.pages, page, to),
      moved: page,
      failure: undefined,
    })),
    remove: assign(({ context }, page: string) => ({ pages: withoutPage(context.pages, page), failure: undefined })),
    undo: assign(({ context }) => ({ pages: context.known, moved: undefined, failure: undefined })),
    fail: assign((_, failure: Failure) => ({ failure })),
    noteEmittedChanges: assign(({ context }) => ({ hasEmittedChanges: !context.hasEmittedChanges })),
    emitChanges: emit(({ context }) => changesEvent(context)),
  },
  guards: {
    mustEmitChanges: ({ context }) => isUnsent(context) !== context.hasEmittedChanges,
    isPlace: ({ context }, to: number) => to >= 0 && to < context.pages.length,
    isRemovable: ({ context: { pages } }, page: string) => withoutPage(pages, page) !== pages,
    hasRemoved: ({ context }) => countRemoved(context) > 0,
    isChanged: ({ context }) => isChanged(context),
  },
}).createMachine({
  id: 'pageOrder',
  context: ({ input: { sunday, pages } }) => ({
    sunday,
    known: pages,
    pages,
    moved: undefined,
    failure: undefined,
    isOnItsWay: false,
    hasEmittedChanges: false,
  }),
  always: { guard: 'mustEmitChanges', actions: ['noteEmittedChanges', 'emitChanges'] },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'page.moved': {
          guard: { type: 'isPlace', params: ({ event }) => event.to },
          actions: { type: 'move', params: ({ event }) => event },
        },
        'page.removed': {
          guard: { type: 'isRemovable', params: ({ event }) => event.page },
          actions: { type: 'remove', params: ({ event }) => event.page },
        },
        'changes.undone': { guard: 'isChanged', actions: 'undo' },
        'saving.asked': [
          { guard: 'hasRemoved', target: 'asking' },
          { guard: 'isChanged', target: 'saving' },
        ],
      },
    },
    asking: { tags: 'asking', on: { 'saving.cancelled': 'editing', 'saving.confirmed': 'saving' } },
    saving: {
      tags: 'saving',
      entry: assign({ isOnItsWay: true }),
      exit: assign({ isOnItsWay: false }),
      invoke: {
        src: 'arrange',
        input: ({ context }) => context,
        onDone: 'saved',
        onError: failing('editing', 'fail'),
      },
    },
    saved: { type: 'final' },
  },
});

export interface PageOrderInput {
  readonly sunday: CalendarDate;
  readonly pages: readonly string[];
}

interface PageOrderContext extends PageOrder, ChangesContext {
  readonly sunday: CalendarDate;
  /** The page that was moved last. */
  readonly moved: string | undefined;
  /** Why it could not be saved. */
  readonly failure: Failure | undefined;
  /** It is being saved, which goes on when the page is left (REL-18). */
  readonly isOnItsWay: boolean;
}

/** Whether it would be lost with its page: what is on its way is not. */
const isUnsent = (context: PageOrderContext): boolean => isChanged(context) && !context.isOnItsWay;

export type PageOrderEvent =
  /** @property to from 0 */
  | { readonly type: 'page.moved'; readonly page: string; readonly to: number }
  | { readonly type: 'page.removed'; readonly page: string }
  | { readonly type: 'changes.undone' }
  | { readonly type: 'saving.asked' }
  | { readonly type: 'saving.cancelled' }
  | { readonly type: 'saving.confirmed' };
