import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import { follow, unimplementedAction } from '@/shared/actors.machine.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { StartedForm } from '@/shared/form.ts';
import { canPublish } from '@/shared/roles.ts';
import type { UploadQueueActor } from '../uploads/queued-files.machine.ts';

/** Notifies as soon as the forms hold no unsent text or files (REL-09); never where no form was shown. */
const watchFormEmptied = fromCallback<FormEmptied, readonly ShownForm[]>(({ input, sendBack }) => {
  if (input.length === 0) return undefined;
  const notify = () => {
    if (!input.some(holdsSomething)) sendBack({ type: 'form.emptied' });
  };
  const actors = input.flatMap(({ form, queue }) => [form, queue]);
  const ends = actors.flatMap((actor) => (actor === undefined ? [] : [follow(actor, notify)]));
  notify();
  return () => {
    for (const end of ends) end();
  };
});

/**
 * Whether a form for publishing is on the page (PERM-02). When its writer loses the right to publish, it stays as long as it
 * holds their text (REL-09); signing out removes it.
 */
export const publishingRightMachine = setup({
  types: {
    context: {} as PublishingRightInput,
    input: {} as PublishingRightInput,
    events: {} as PublishingRightEvent,
    /** `form`: one is on the page. `publishing`: it may be sent; `lost`: it may no longer be sent. */
    tags: {} as 'form' | 'publishing' | 'lost',
  },
  actors: {
    /** Notifies when the user or their right to publish changes. */
    readers: fromCallback<PublishingRightEvent>(unimplementedAction('readers')),
    emptied: watchFormEmptied,
  },
  actions: {
    setReader: assign((_, { userId, publishes }: Reader) => ({ userId, publishes })),
    keepShown: assign(({ context }, shown: ShownForm) => ({
      shown: [...context.shown.filter(({ isEdit }) => isEdit !== shown.isEdit), shown],
    })),
  },
  guards: {
    publishes: (_, { publishes }: Reader) => publishes,
    isSameUser: ({ context }, { userId }: Reader) => userId !== undefined && userId === context.userId,
  },
}).createMachine({
  id: 'publishingRight',
  context: ({ input }) => input,
  invoke: { src: 'readers' },
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: { type: 'publishes', params: ({ context }) => context }, target: 'publishing' },
        { target: 'absent' },
      ],
    },
    absent: {},
    publishing: {
      tags: ['form', 'publishing'],
      on: {
        'reader.changed': [
          {
            guard: { type: 'publishes', params: ({ event }) => event.reader },
            actions: { type: 'setReader', params: ({ event }) => event.reader },
          },
          { guard: { type: 'isSameUser', params: ({ event }) => event.reader }, target: 'lost' },
          { target: 'absent' },
        ],
      },
    },
    lost: {
      tags: ['form', 'lost'],
      invoke: { src: 'emptied', input: ({ context }) => context.shown },
      on: {
        'form.emptied': 'absent',
        'form.shown': {
          target: 'lost',
          reenter: true,
          actions: { type: 'keepShown', params: ({ event }) => event.shown },
        },
        'reader.changed': [
          {
            guard: { type: 'publishes', params: ({ event }) => event.reader },
            target: 'publishing',
            actions: { type: 'setReader', params: ({ event }) => event.reader },
          },
          { guard: { type: 'isSameUser', params: ({ event }) => event.reader } },
          { target: 'absent' },
        ],
      },
    },
  },
  on: {
    'form.shown': { actions: { type: 'keepShown', params: ({ event }) => event.shown } },
    'reader.changed': {
      guard: { type: 'publishes', params: ({ event }) => event.reader },
      target: '.publishing',
      actions: { type: 'setReader', params: ({ event }) => event.reader },
    },
  },
});

/** A form for publishing that was shown last; it may have left the page since. */
export interface ShownForm {
  /** Its fields, where it has any. */
  readonly form?: StartedForm | undefined;
  /** The files that are sent with it, where it has any. */
  readonly queue?: UploadQueueActor | undefined;
  /** Whether the form edits a published item, in a dialog over the page that has the form of a new post. */
  readonly isEdit?: true;
}

/** The forms hold nothing that is not sent. */
interface FormEmptied {
  readonly type: 'form.emptied';
}

/** Whether a form has text or files that are not sent yet. */
export function holdsSomething({ form, queue }: ShownForm): boolean {
  const written = form?.getSnapshot();
  const chosen = queue?.getSnapshot();
  const holdsWords = written !== undefined && (written.context.isWritten || written.matches('submitting'));
  const holdsFiles = chosen !== undefined && (chosen.context.files.length > 0 || chosen.hasTag('busy'));
  return holdsWords || holdsFiles;
}

/** The user of a page on which some users may publish. */
export interface Reader {
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  readonly publishes: boolean;
}

/** The user, and the forms that are shown; none where forms are shown later. */
interface PublishingRightInput extends Reader {
  readonly shown: readonly ShownForm[];
}

export type PublishingRightEvent =
  | { readonly type: 'reader.changed'; readonly reader: Reader }
  /** Another form is shown; the form of a change does not replace that of a new post. */
  | { readonly type: 'form.shown'; readonly shown: ShownForm }
  | FormEmptied;

/** The running right to publish. */
export type PublishingRightActor = ActorRefFrom<typeof publishingRightMachine>;

/** The right to publish, as the receiver of the forms that are shown (REL-09). */
export type PublishingRightRef = Pick<PublishingRightActor, 'send'>;

/** The signed-in user's right to publish. */
export interface ProvidedPublishingRight {
  readonly machine: typeof publishingRightMachine;
  readonly input: PublishingRightInput;
}

/** The right to publish of a page's user. @param shown a form that is on the page from the start */
export type PublishingRights = (shown?: ShownForm) => ProvidedPublishingRight;

/** Provides the right to publish with the user's session (PERM-02). */
export function providePublishingRights(user: CurrentUser): PublishingRights {
  const reader = (): Reader => {
    const { userId, roles = [] } = user.read() ?? {};
    return { userId, publishes: canPublish(roles) };
  };
  const machine = publishingRightMachine.provide({
    actors: {
      readers: fromCallback(({ sendBack }) =>
        user.onChange(() => sendBack({ type: 'reader.changed', reader: reader() })),
      ),
    },
  });
  return (shown) => ({ machine, input: { ...reader(), shown: shown === undefined ? [] : [shown] } });
}
