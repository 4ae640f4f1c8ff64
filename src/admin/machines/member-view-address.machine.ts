import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import { isSameView, type MemberView } from '../domain/member-list.ts';

export type MemberViewAddressEvent =
  /** The list is looked at another way. */
  | { readonly type: 'view.changed'; readonly view: MemberView }
  /** The address names another view by itself: a link, or the way back. */
  | { readonly type: 'address.changed'; readonly view: MemberView }
  /** The way back should lead to what is looked at now. */
  | { readonly type: 'page.leaving' };

/** What the list hears: it shall be looked at as the address says. */
export interface MemberViewAddressed {
  readonly type: 'view.addressed';
  readonly view: MemberView;
}

interface MemberViewAddressInput {
  readonly view: MemberView;
  readonly list: ActorRef<Snapshot<unknown>, MemberViewAddressed>;
}

/** How long the address waits for the next letter, in milliseconds: browsers count how often it changes. */
const PAUSE_MS = 300;

/** Keeps the address of a list and what is looked at in step, either way (MEMB-07). */
export const memberViewAddressMachine = setup({
  types: {
    context: {} as MemberViewAddressInput,
    input: {} as MemberViewAddressInput,
    events: {} as MemberViewAddressEvent,
  },
  delays: { pause: PAUSE_MS },
  actions: {
    showAddress: (_, _view: MemberView) => unimplementedAction('showAddress')(),
    keep: assign((_, view: MemberView) => ({ view })),
    sendToList: sendTo(
      ({ context }) => context.list,
      (_, view: MemberView): MemberViewAddressed => ({ type: 'view.addressed', view }),
    ),
  },
  guards: { isOther: ({ context }, view: MemberView) => !isSameView(context.view, view) },
}).createMachine({
  id: 'memberViewAddress',
  context: ({ input }) => input,
  initial: 'current',
  states: {
    current: {
      on: {
        'address.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.view },
          actions: [
            { type: 'keep', params: ({ event }) => event.view },
            { type: 'sendToList', params: ({ event }) => event.view },
          ],
        },
      },
    },
    behind: {
      on: {
        'page.leaving': {
          target: 'current',
          actions: { type: 'showAddress', params: ({ context }) => context.view },
        },
      },
      after: {
        pause: { target: 'current', actions: { type: 'showAddress', params: ({ context }) => context.view } },
      },
    },
  },
  on: { 'view.changed': { target: '.behind', actions: { type: 'keep', params: ({ event }) => event.view } } },
});
