import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { required } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { Revision, StoredEdit } from '../domain/revision.ts';
import type { EditConflict, EditingContext, EditingEvent, EditingInput, EditNews } from './editing-state.ts';
import { holdsSomething, type ShownForm } from './watch-form-emptied.ts';

/**
 * The change of a published item (EDIT-01): it is read again, changed in a form, and saved over the version that was
 * read. An unfinished change is resumed. Closing with unsaved changes must be confirmed. Created once for each
 * `provide…` call.
 */
export function createEditingMachine<Field extends string, Item>() {
  type Context = EditingContext<Field, Item>;

  return setup({
    types: {
      context: {} as Context,
      input: {} as EditingInput<Field, Item>,
      events: {} as EditingEvent<Field, Item>,
      /**
       * `open`: the dialog is open. `form`: it shows its form; `removed`: the post was removed; `compared`: another
       * version is shown beside it.
       */
      tags: {} as 'open' | 'form' | 'removed' | 'compared' | 'asking',
    },
    actors: { read: fromPromise<Revision<Field, Item>, EntityId>(unimplementedActor('read')) },
    actions: {
      sendToOwner: sendTo(
        ({ context }) => context.owner,
        (_, news: EditNews<Item>) => news,
      ),
      discard: unimplementedAction('discard'),
      restore: assign((_, { id, before, version, mine }: StoredEdit<Field>) => ({
        id,
        opened: { id, draft: before, version, item: undefined, unfinished: mine },
      })),
      keep: assign(({ context }, revision: Revision<Field, Item>) => ({
        opened: { ...revision, id: required(context.id), unfinished: undefined },
      })),
      fail: assign((_, failure: Failure) => ({ failure })),
      setShownForm: assign((_, shown: ShownForm) => ({ shown })),
      setConflict: assign((_, { before, mine }: EditConflict<Field, Item>) => ({ conflict: { before, mine } })),
    },
    guards: {
      isStored: ({ context }) => context.stored !== undefined,
      isAsked: ({ context }) => context.id !== undefined,
      holdsChanges: ({ context }) => context.shown !== undefined && holdsSomething(context.shown),
    },
  }).createMachine({
    id: 'editing',
    context: ({ input }) => ({
      ...input,
      opened: undefined,
      conflict: undefined,
      failure: undefined,
      shown: undefined,
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [
          {
            guard: 'isStored',
            target: 'writing',
            actions: { type: 'restore', params: ({ context }) => required(context.stored) },
          },
          { guard: 'isAsked', target: 'reading' },
          { target: 'idle' },
        ],
      },
      /** No post was chosen. */
      idle: {},
      reading: {
        tags: 'open',
        invoke: {
          src: 'read',
          input: ({ context }) => required(context.id),
          onDone: keeping('writing', 'keep'),
          onError: failing('failed', 'fail'),
        },
      },
      failed: { tags: 'open', ...retrying('reading') },
      writing: {
        tags: ['open', 'form'],
        initial: 'present',
        states: {
          present: {},
          removed: { tags: 'removed' },
          compared: { tags: 'compared', on: { 'conflict.left': 'present' } },
          past: { type: 'history' },
          asking: { tags: 'asking', on: { 'close.cancelled': 'past' } },
        },
        on: {
          'form.shown': { actions: { type: 'setShownForm', params: ({ event }) => event.shown } },
          'conflict.found': { target: '.compared', actions: { type: 'setConflict', params: ({ event }) => event } },
          'post.lost': {
            target: '.removed',
            actions: {
              type: 'sendToOwner',
              params: ({ context }) => ({ type: 'item.lost', id: required(context.id) }),
            },
          },
          'close.asked': [{ guard: 'holdsChanges', target: '.asking' }, { target: 'closed' }],
        },
      },
      closed: { type: 'final', entry: ['discard', { type: 'sendToOwner', params: { type: 'edit.ended' } }] },
    },
    on: {
      'post.saved': {
        target: '.closed',
        actions: {
          type: 'sendToOwner',
          params: ({ context, event }) => ({ type: 'item.changed', id: required(context.id), item: event.item }),
        },
      },
      'post.added': {
        target: '.closed',
        actions: { type: 'sendToOwner', params: ({ event }) => ({ type: 'item.added', item: event.item }) },
      },
      'post.published': '.closed',
      'close.asked': '.closed',
      'close.confirmed': '.closed',
    },
  });
}

export type EditingMachine<Field extends string, Item> = ReturnType<typeof createEditingMachine<Field, Item>>;

export type EditingActor<Field extends string, Item> = ActorRefFrom<EditingMachine<Field, Item>>;
