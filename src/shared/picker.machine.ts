import { assign, setup } from 'xstate';

/**
 * A search in which one of several entries is picked: closed, or open for one subject, with the typed text and the
 * highlighted entry. Created once for each kind of subject.
 */
export function createPickerMachine<Subject>() {
  return setup({
    types: { context: {} as PickerContext<Subject>, events: {} as PickerEvent<Subject>, tags: {} as 'open' },
    actions: {
      begin: assign((_, subject: Subject) => ({ subject, searchText: '', at: undefined })),
      setText: assign((_, searchText: string) => ({ searchText, at: searchText.trim() === '' ? undefined : 0 })),
      setHighlight: assign((_, at: number) => ({ at })),
    },
  }).createMachine({
    id: 'picker',
    context: { subject: undefined, searchText: '', at: undefined },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'picker.opened': { target: 'open', actions: { type: 'begin', params: ({ event }) => event.subject } },
        },
      },
      open: {
        tags: 'open',
        on: {
          'picker.closed': 'closed',
          'text.changed': { actions: { type: 'setText', params: ({ event }) => event.text } },
          'keyboard.moved': {
            guard: ({ event }) => event.among > 0,
            actions: {
              type: 'setHighlight',
              params: ({ context, event }) => next(context.at, event),
            },
          },
          'keyboard.placed': { actions: { type: 'setHighlight', params: ({ event }) => event.at } },
        },
      },
    },
  });
}

/** Wraps at both ends; from nowhere to the first or the last. */
const next = (at: number | undefined, { by, among }: { readonly by: 1 | -1; readonly among: number }): number =>
  ((at ?? (by === 1 ? -1 : among)) + by + among) % among;

/** The search in a picker. */
export interface PickerSearch {
  /** As the field holds it, including a syllable that is still being composed. */
  readonly searchText: string;
  /**
   * The index of the entry that the keyboard has highlighted among those shown, from 0; undefined before a letter is typed or an
   * arrow pressed, so that a late Enter picks nobody (REL-29).
   */
  readonly at: number | undefined;
}

export interface PickerContext<Subject> extends PickerSearch {
  /** What an entry is picked for; undefined before the picker was opened. */
  readonly subject: Subject | undefined;
}

export type PickerSearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** @property among how many are shown */
  | { readonly type: 'keyboard.moved'; readonly by: 1 | -1; readonly among: number }
  | { readonly type: 'keyboard.placed'; readonly at: number };

export interface PickerClosed {
  readonly type: 'picker.closed';
}

export type PickerEvent<Subject> =
  | { readonly type: 'picker.opened'; readonly subject: Subject }
  | PickerClosed
  | PickerSearchEvent;
