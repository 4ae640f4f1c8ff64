import { assign, type SnapshotFrom, setup } from 'xstate';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import type { ResetLink } from '../domain/mail-link.ts';

export type ResetLinkEvent =
  | { readonly type: 'link.opened'; readonly link: ResetLink | undefined }
  | { readonly type: 'link.used' };

/** The link of a reset e-mail: only the form holds it once it has left the address bar (ACCT-11, REL-12). */
export const resetLinkMachine = setup({
  types: { context: {} as { readonly link: ResetLink | undefined }, events: {} as ResetLinkEvent },
  actions: { setLink: assign((_, link: ResetLink | undefined) => ({ link })) },
  guards: { hasLink: (_, link: ResetLink | undefined) => link !== undefined },
}).createMachine({
  id: 'resetLink',
  context: { link: undefined },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'link.opened': [
          {
            guard: { type: 'hasLink', params: ({ event }) => event.link },
            target: 'opened.unused',
            actions: { type: 'setLink', params: ({ event }) => event.link },
          },
          { target: 'opened.missing' },
        ],
      },
    },
    opened: {
      initial: 'unused',
      states: {
        unused: { on: { 'link.used': { target: 'spent', actions: { type: 'setLink', params: undefined } } } },
        // The page still shows the success; when it is opened again, the link has been used.
        spent: { on: { 'link.opened': { guard: ({ event }) => event.link === undefined, target: 'missing' } } },
        missing: {},
      },
      on: {
        'link.opened': {
          guard: { type: 'hasLink', params: ({ event }) => event.link },
          target: '.unused',
          actions: { type: 'setLink', params: ({ event }) => event.link },
        },
      },
    },
  },
});

/** The user whose password the link resets: empty where there is no link, or it was used. */
export function selectResetEmail(snapshot: SnapshotFrom<typeof resetLinkMachine>): AsyncState<string, never> {
  if (snapshot.matches('waiting')) return { status: 'loading' };
  if (snapshot.matches({ opened: 'missing' })) return { status: 'empty' };
  return { status: 'ready', value: snapshot.context.link?.email ?? '' };
}
