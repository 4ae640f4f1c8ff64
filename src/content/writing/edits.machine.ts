import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  failing,
  fromOutcome,
  keeping,
  type Receiver,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { type ProvidedConflict, provideConflict } from '@/shared/conflict.machine.ts';
import type { Resolution } from '@/shared/conflict.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { leftFormFailure } from '@/shared/form.machine.ts';
import type { FieldTexts, Withheld } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { makeSentFormsOf } from '@/shared/sent-form.store.ts';
import type { PostName } from '../posts/posts.ts';
import { type PlainKind, type PostFailure, plainFailure } from '../posts/posts.writing.ts';
import type { PublishPlain } from './drafts.use-cases.ts';
import {
  type EditForm,
  type EditFormDependencies,
  type EditFormNews,
  type FormOpening,
  provideEditForm,
  type Submitted,
} from './edit-form.machine.ts';
import type { StoredEdits } from './edits.store.ts';
import type { EditConflict, EditNews, OpenedEdit, Revision, StoredEdit, Versioned } from './edits.ts';
import { holdsSomething, type ShownForm } from './publishing-right.machine.ts';
import type { PostEditor } from './writing.ports.ts';

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

type EditingMachine<Field extends string, Item> = ReturnType<typeof createEditingMachine<Field, Item>>;

export type EditingActor<Field extends string, Item> = ActorRefFrom<EditingMachine<Field, Item>>;

export type EditOwner<Item> = Receiver<EditNews<Item>>;

interface EditingInput<Field extends string, Item> {
  /** The post that the user has chosen; undefined where none was. */
  readonly id: EntityId | undefined;
  /** An unfinished change that was stored. */
  readonly stored: StoredEdit<Field> | undefined;
  readonly owner: EditOwner<Item>;
}

interface EditingContext<Field extends string, Item> extends EditingInput<Field, Item> {
  /** The version that is changed; undefined until it was read. */
  readonly opened: OpenedEdit<Field, Item> | undefined;
  readonly conflict: EditConflict<Field, Item> | undefined;
  /** Why the post could not be read. */
  readonly failure: Failure | undefined;
  /** The form, once it is on the page. */
  readonly shown: ShownForm | undefined;
}

type EditingEvent<Field extends string, Item> =
  | { readonly type: 'retry.asked' }
  | EditFormNews<Field, Item>
  | { readonly type: 'conflict.left' }
  | { readonly type: 'close.asked' }
  | { readonly type: 'close.cancelled' }
  | { readonly type: 'close.confirmed' };

/** How a kind of item is read, saved and compared, whatever its form. */
export interface EditingReads<Field extends string, Item>
  extends Pick<
    EditFormDependencies<Field, string, Item>,
    'fields' | 'drafts' | 'save' | 'notifications' | 'navigation' | 'discard'
  > {
  readonly name: PostName | 'draft';
  readonly find: (id: EntityId, signal: AbortSignal) => Promise<Outcome<Versioned<Item>>>;
  /** The texts of a post as its form holds them. */
  readonly draftOf: (item: Item) => FieldTexts<Field>;
}

export interface EditingDependencies<Field extends string, ValidationError extends string, Item>
  extends EditFormDependencies<Field, ValidationError, Item>,
    Pick<EditingReads<Field, Item>, 'find' | 'draftOf'> {}

/** The change that a page shows. */
export interface AskedEdit<Item> extends Pick<EditingInput<string, Item>, 'owner'> {
  /** The change of the post that the user has chosen; an unfinished change comes first. */
  readonly id: EntityId | undefined;
  /**
   * The change of the only post of a page: an unfinished change of another post waits until the user edits this page's.
   */
  readonly own?: EntityId | undefined;
}

/** The change of posts of one kind, with its form and its comparison. @typeParam Value of a success of the form */
export interface ProvidedEditing<Field extends string, ValidationError extends string, Item, Value = Submitted<Item>> {
  readonly machine: EditingMachine<Field, Item>;
  readonly input: (asked: AskedEdit<Item>) => EditingInput<Field, Item>;
  /** Whether the post that is being changed was read. */
  readonly select: (snapshot: SnapshotFrom<EditingMachine<Field, Item>>) => AsyncState<OpenedEdit<Field, Item>>;
  readonly form: (opening: FormOpening<Field, Item>) => EditForm<Field, ValidationError, Value>;
  readonly conflict: (
    editing: EditingActor<Field, Item>,
    met: EditConflict<Field, Item>,
  ) => ProvidedConflict<Revision<Field, Item>, Field>;
}

/** Provides the change of posts of one kind (EDIT-01, EDIT-02). */
export function provideEditing<Field extends string, ValidationError extends string, Item>(
  dependencies: EditingDependencies<Field, ValidationError, Item>,
): ProvidedEditing<Field, ValidationError, Item> {
  const sentEdits = makeSentFormsOf<FieldTexts<Field>, Submitted<Item>, PostFailure>();
  return provideEditingIn(dependencies, (opening) => provideEditForm(dependencies, opening, sentEdits));
}

/** Provides the change of posts of one kind with a form that the caller makes. */
export function provideEditingIn<Field extends string, ValidationError extends string, Item, Value>(
  { name, find, draftOf, drafts, fields, save, notifications, navigation, discard }: EditingReads<Field, Item>,
  makeForm: ProvidedEditing<Field, ValidationError, Item, Value>['form'],
): ProvidedEditing<Field, ValidationError, Item, Value> {
  const revisionOf = ({ item, version }: Versioned<Item>): Revision<Field, Item> => ({
    draft: draftOf(item),
    version,
    item,
  });
  const read = async (id: EntityId, signal: AbortSignal): Promise<Outcome<Revision<Field, Item>>> => {
    const found = await find(id, signal);
    return found.kind === 'done' ? done(revisionOf(found.value)) : found;
  };
  const storedOn = (own: EntityId | undefined) => {
    const stored = drafts.read();
    return own === undefined || (stored !== undefined && sameId(stored.id, own)) ? stored : undefined;
  };

  const forget = () => {
    drafts.write(undefined);
    discard?.();
  };

  return {
    input: ({ id, own, owner }) => ({ id, stored: id === undefined ? storedOn(own) : drafts.read(), owner }),
    machine: createEditingMachine<Field, Item>().provide({
      actors: { read: fromOutcome<Revision<Field, Item>, EntityId>(({ input, signal }) => read(input, signal)) },
      actions: { discard: forget },
    }),
    select: (snapshot) => {
      const { opened, failure } = snapshot.context;
      return asyncStateOf(opened, opened === undefined && !snapshot.matches('reading') ? failure : undefined);
    },
    form: makeForm,
    conflict: (editing, met) => {
      const { id } = met.before;
      const tellLeft = leftFormFailure({ notifications, navigation }, (reason: Failure) => ({
        subject: `${name}NotSaved`,
        reason,
      }));
      return provideConflict({ fields, draftOf: ({ draft }: Revision<Field, Item>) => draft }, met, {
        read: (signal) => read(id, signal),
        save: async (
          { draft, record }: Resolution<Revision<Field, Item>, FieldTexts<Field>>,
          signal,
        ): Promise<Outcome<Revision<Field, Item> | undefined, Failure | Withheld>> => {
          const saved = await save({ id, version: record.version, draft }, signal);
          if (saved.kind === 'refused') return refused(plainFailure(saved.reason));
          notifications.notify({ tone: 'success', subject: `${name}Saved` });
          return done(revisionOf(saved.value));
        },
        settled: (revision) => {
          const item = revision?.item;
          // Its dialog, which would do so, may have been left.
          forget();
          editing.send(item === undefined ? { type: 'close.confirmed' } : { type: 'post.saved', item });
        },
        leftUnsaved: tellLeft,
      });
    },
  };
}

interface PlainEditingDependencies<Field extends string, Item, Written> {
  readonly editor: PostEditor<Item, Written>;
  readonly publish: PublishPlain<Field, Item>;
  readonly drafts: StoredEdits<Field>;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
}

/** The change of posts without files (EDIT-01). */
export function providePlainEditing<Field extends string, ValidationError extends string, Item, Written>(
  { name, fields, errors, draftOf, read }: PlainKind<Field, ValidationError, Item, Written>,
  { editor, publish, drafts, notifications, navigation }: PlainEditingDependencies<Field, Item, Written>,
): ProvidedEditing<Field, ValidationError, Item> {
  return provideEditing({
    name,
    fields,
    errors,
    draftOf,
    drafts,
    notifications,
    navigation,
    publish,
    find: (id, signal) => editor.find(id, signal),
    save: async (edit, signal) => {
      const draft = read(edit.draft);
      return draft === undefined ? refused('invalid') : (await editor.save({ ...edit, draft }, signal)).outcome;
    },
  });
}
