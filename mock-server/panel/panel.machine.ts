import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import {
  type ChurchView,
  type Command,
  type CommandResult,
  mailKey,
  type PanelMemory,
  type PanelStatus,
  type PartName,
} from './panel-model.ts';

export type PanelEvent =
  | { readonly type: 'panel.opened' | 'panel.closed' }
  | { readonly type: 'part.toggled'; readonly part: PartName }
  | { readonly type: 'mail.toggled'; readonly key: string }
  | { readonly type: 'reset.asked' | 'reset.declined' }
  | { readonly type: 'command.given'; readonly command: Command }
  | { readonly type: 'church.changed' }
  | { readonly type: 'session.seen'; readonly signedIn: string | undefined };

interface PanelContext extends PanelMemory {
  /** Whether the user opened or closed it here, so that the focus moves. */
  readonly movesFocus: boolean;
  /** Undefined until the church was first read. */
  readonly church: ChurchView | undefined;
  /** The mail whose text is shown. */
  readonly mail: string | null;
}

const unplugged = (name: string) => (): never => {
  throw new Error(`Nothing is provided to ${name}`);
};

const newMails = (before: ChurchView | undefined, { mails }: ChurchView): number => {
  if (before === undefined) return 0;
  const known = new Set(before.mails.map(mailKey));
  return mails.filter((mail) => !known.has(mailKey(mail))).length;
};

const seen = (context: PanelContext, church: ChurchView): Partial<PanelContext> => {
  const present = new Set(church.mails.map(mailKey));
  const count = newMails(context.church, church);
  return {
    church,
    read: context.read.filter((key) => present.has(key)),
    status: count > 0 ? { kind: 'mailCame', count } : context.status,
  };
};

const failed: PanelStatus = { kind: 'failed' };

/** The demo panel (MOCK-03): open or closed, the state of the church, and the one command that is being carried out. */
export const panelMachine = setup({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- XState's setup takes its types by asserting an empty object
  types: { context: {} as PanelContext, input: {} as PanelMemory, events: {} as PanelEvent },
  actors: {
    watch: fromCallback<PanelEvent>(unplugged('watch')),
    read: fromPromise<ChurchView>(async () => unplugged('read')()),
    carryOut: fromPromise<CommandResult, Command>(async () => unplugged('carryOut')()),
  },
  actions: {
    reloadPage: unplugged('reloadPage'),
    toggleMail: assign(({ context }, key: string) => ({
      mail: context.mail === key ? null : key,
      read: context.read.includes(key) ? context.read : [...context.read, key],
      status: context.status?.kind === 'mailCame' ? null : context.status,
    })),
    move: assign((_, isOpen: boolean) => ({ isOpen, movesFocus: true })),
    show: assign((_, status: PanelStatus | null) => ({ status })),
  },
}).createMachine({
  id: 'panel',
  type: 'parallel',
  context: ({ input }) => ({ ...input, movesFocus: input.status !== null, church: undefined, mail: null }),
  invoke: { src: 'watch' },
  on: {
    'part.toggled': {
      actions: assign(({ context, event }) => ({ part: context.part === event.part ? null : event.part })),
    },
    'mail.toggled': { actions: { type: 'toggleMail', params: ({ event }) => event.key } },
    'session.seen': {
      guard: ({ context }) => context.church !== undefined,
      actions: assign(({ context, event }) =>
        context.church === undefined ? {} : { church: { ...context.church, signedIn: event.signedIn } },
      ),
    },
  },
  states: {
    sheet: {
      initial: 'remembering',
      states: {
        remembering: { always: [{ guard: ({ context }) => context.isOpen, target: 'open' }, { target: 'closed' }] },
        closed: { on: { 'panel.opened': { target: 'open', actions: { type: 'move', params: true } } } },
        open: { on: { 'panel.closed': { target: 'closed', actions: { type: 'move', params: false } } } },
      },
    },
    question: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'reset.asked': 'asked' } },
        asked: { on: { 'reset.declined': 'unasked', 'command.given': 'unasked', 'panel.closed': 'unasked' } },
      },
    },
    church: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'quiet',
          invoke: {
            src: 'read',
            onDone: { target: 'resting', actions: assign(({ context, event }) => seen(context, event.output)) },
            onError: { target: 'resting', actions: { type: 'show', params: failed } },
          },
          on: {
            // The data read meanwhile may be older than the change.
            'church.changed': { target: 'reading', reenter: true },
            'command.given': 'working',
          },
        },
        resting: {
          tags: 'quiet',
          on: { 'church.changed': 'reading', 'command.given': 'working', 'panel.opened': 'reading' },
        },
        working: {
          entry: { type: 'show', params: null },
          invoke: {
            src: 'carryOut',
            input: ({ event }) => {
              assertEvent(event, 'command.given');
              return event.command;
            },
            onDone: [
              {
                guard: ({ event }) => event.output.reloads,
                target: 'leaving',
                actions: { type: 'show', params: ({ event }) => event.output.status },
              },
              { target: 'reading', actions: { type: 'show', params: ({ event }) => event.output.status } },
            ],
            onError: { target: 'reading', actions: { type: 'show', params: failed } },
          },
        },
        // A user with unsaved changes may refuse to leave the page.
        leaving: { entry: 'reloadPage', on: { 'command.given': 'working', 'panel.opened': 'reading' } },
      },
    },
  },
});
