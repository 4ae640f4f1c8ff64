import { setup } from 'xstate';
import { isPathUnder } from './addresses.ts';

/** A group of a menu (SHELL-06, SHELL-07). */
export const menuGroupMachine = setup({
  types: {
    context: {} as { readonly linkPaths: readonly string[]; readonly path: string },
    events: {} as MenuGroupEvent,
    input: {} as MenuGroupInput,
    tags: {} as 'open',
  },
  guards: {
    isInside: ({ context }, path: string) => context.linkPaths.some((linkPath) => isPathUnder(path, linkPath)),
  },
}).createMachine({
  id: 'menuGroup',
  context: ({ input }) => ({ linkPaths: input.linkPaths, path: input.path }),
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: { type: 'isInside', params: ({ context }) => context.path }, target: 'open' },
        { target: 'closed' },
      ],
    },
    open: { tags: 'open', on: { 'header.clicked': 'closed', 'group.closed': 'closed' } },
    closed: { on: { 'header.clicked': 'open', 'group.opened': 'open' } },
  },
  on: {
    'group.left': [
      { guard: { type: 'isInside', params: ({ event }) => event.path }, target: '.open' },
      { target: '.closed' },
    ],
  },
});

export interface MenuGroupInput {
  /** Paths that the group's links lead below; the group of the current page is open. */
  readonly linkPaths: readonly string[];
  readonly path: string;
}

export type MenuGroupEvent =
  | { readonly type: 'header.clicked' }
  /** Events of an element that the platform opens and closes. */
  | { readonly type: 'group.opened' }
  | { readonly type: 'group.closed' }
  /** Something else was clicked, or the page or the whole menu has changed. */
  | { readonly type: 'group.left'; readonly path: string };
