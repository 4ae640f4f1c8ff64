import { assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';

export type SearchAddressEvent =
  /** The text was searched: it is written to the address, and Back leads past it. */
  | { readonly type: 'text.settled'; readonly text: string }
  /** The user pressed Enter: Back leads to the text before it. */
  | { readonly type: 'text.entered'; readonly text: string }
  /** The address names a text: through back, forward or a link, or because this machine wrote it. */
  | { readonly type: 'address.changed'; readonly text: string };

/** Sent to the search: it has to show the text that the address names. */
export interface SearchAddressed {
  readonly type: 'text.addressed';
  readonly text: string;
}

/** The text with which an entry of the history began, and that of the next entry. */
interface AddressStep {
  readonly from: string;
  readonly text: string;
}

interface SearchAddressInput {
  readonly text: string;
  readonly search: Receiver<SearchAddressed>;
}

interface SearchAddressContext {
  /** The text that the address names. */
  readonly addressed: string;
  /** The text that it named when this entry of the history was made. */
  readonly entered: string;
  readonly search: SearchAddressInput['search'];
}

/** Keeps the address and the text of a search in step, in both directions (FIND-01). */
export const searchAddressMachine = setup({
  types: {
    context: {} as SearchAddressContext,
    input: {} as SearchAddressInput,
    events: {} as SearchAddressEvent,
  },
  actors: { addressListener: fromCallback<EventObject>(unimplementedAction('addressListener')) },
  actions: {
    replaceAddress: (_, _text: string) => unimplementedAction('replaceAddress')(),
    pushAddress: (_, _step: AddressStep) => unimplementedAction('pushAddress')(),
    noteAddress: assign((_, addressed: string) => ({ addressed })),
    noteEntry: assign((_, text: string) => ({ addressed: text, entered: text })),
    sendToSearch: sendTo(
      ({ context }) => context.search,
      (_, text: string): SearchAddressed => ({ type: 'text.addressed', text }),
    ),
  },
  guards: {
    isOther: ({ context }, text: string) => text !== context.addressed,
    beginsEntry: ({ context }, text: string) => text !== context.entered,
  },
}).createMachine({
  id: 'searchAddress',
  context: ({ input: { text, search } }) => ({ addressed: text, entered: text, search }),
  invoke: { src: 'addressListener' },
  on: {
    'text.settled': {
      guard: { type: 'isOther', params: ({ event }) => event.text },
      actions: [
        { type: 'replaceAddress', params: ({ event }) => event.text },
        { type: 'noteAddress', params: ({ event }) => event.text },
      ],
    },
    'text.entered': [
      {
        guard: { type: 'beginsEntry', params: ({ event }) => event.text },
        actions: [
          { type: 'pushAddress', params: ({ context, event }) => ({ from: context.entered, text: event.text }) },
          { type: 'noteEntry', params: ({ event }) => event.text },
        ],
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.text },
        actions: [
          { type: 'replaceAddress', params: ({ event }) => event.text },
          { type: 'noteAddress', params: ({ event }) => event.text },
        ],
      },
    ],
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => event.text },
      actions: [
        { type: 'noteEntry', params: ({ event }) => event.text },
        { type: 'sendToSearch', params: ({ event }) => event.text },
      ],
    },
  },
});
