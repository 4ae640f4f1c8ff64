import { assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import { type Receiver, unimplementedAction } from '@/shared/actors.machine.ts';
import { queryIn } from '@/shared/addresses.ts';
import {
  defaultView,
  isSameView,
  MEMBER_COLUMNS,
  MEMBER_FILTERS,
  type MemberOrder,
  type MemberView,
} from './member-list.ts';

/** Delay before typed text is written to the address, in milliseconds: browsers limit how often it may change. */
const PAUSE_MS = 300;

/** Keeps the address and the search and order of a list in step, in both directions (MEMB-07). */
export const memberViewAddressMachine = setup({
  types: {
    context: {} as MemberViewAddressInput,
    input: {} as MemberViewAddressInput,
    events: {} as MemberViewAddressEvent,
  },
  delays: { pause: PAUSE_MS },
  actors: { addressListener: fromCallback<EventObject>(unimplementedAction('addressListener')) },
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
  invoke: { src: 'addressListener' },
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
        'page.left': {
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

export type MemberViewAddressEvent =
  /** The user changes the search or the order of the list. */
  | { readonly type: 'view.changed'; readonly view: MemberView }
  /** The address changed to another view through a link or the browser's history. */
  | { readonly type: 'address.changed'; readonly view: MemberView }
  /** The way back should lead to the view that is shown now. */
  | { readonly type: 'page.left' };

/** Sent to the list: it has to show the view that the address names. */
export interface MemberViewAddressed {
  readonly type: 'view.addressed';
  readonly view: MemberView;
}

interface MemberViewAddressInput {
  readonly view: MemberView;
  readonly list: Receiver<MemberViewAddressed>;
}

const SEARCH = 'q';
const ORDER = 'sort';
const DESCENDING = '-';

/** The list's view in an address, such as `/member/manageMembers?q=ㄱㅁㅅ&sort=-name`. */
export function viewInAddress(address: string): MemberView {
  const query = new URLSearchParams(queryIn(address));
  return {
    searchText: query.get(SEARCH) ?? '',
    order: readOrder(query.get(ORDER) ?? ''),
    duty: query.get('duty') ?? '',
    zone: query.get('zone') ?? '',
  };
}

/** The address of the page that `address` names, with another view; default values are left out. */
export function addressOfView(address: string, { searchText, order, ...places }: MemberView): string {
  const query = new URLSearchParams({
    ...(searchText.trim() !== '' && { [SEARCH]: searchText.trim() }),
    ...(!isDefault(order) && { [ORDER]: `${order.descending ? DESCENDING : ''}${order.by}` }),
    ...Object.fromEntries(MEMBER_FILTERS.flatMap((name) => (places[name] === '' ? [] : [[name, places[name]]]))),
  });
  const path = address.replace(/[?#].*$/, '');
  return query.size === 0 ? path : `${path}?${query}`;
}

function readOrder(text: string): MemberOrder {
  const descending = text.startsWith(DESCENDING);
  const by = MEMBER_COLUMNS.find((column) => column === (descending ? text.slice(1) : text));
  return by === undefined ? defaultView.order : { by, descending };
}

function isDefault({ by, descending }: MemberOrder): boolean {
  return by === defaultView.order.by && descending === defaultView.order.descending;
}
