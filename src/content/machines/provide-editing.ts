import type { SnapshotFrom } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import type { Resolution } from '@/shared/machines/conflict-state.ts';
import type { Withheld } from '@/shared/machines/form-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { type ProvidedConflict, provideConflict } from '@/shared/machines/provide-conflict.ts';
import { type PostName, plainFailure } from '../domain/post.ts';
import type { OpenedEdit, Revision, Versioned } from '../domain/revision.ts';
import { createEditingMachine, type EditingActor, type EditingMachine } from './editing.machine.ts';
import type { EditConflict, EditingInput } from './editing-state.ts';
import { type EditForm, type EditFormDependencies, provideEditForm, type Submitted } from './provide-edit-form.ts';
import type { FormOpening } from './provide-opened-form.ts';

/** How a kind of item is read, saved and compared, whatever its form. */
export interface EditingReads<Field extends string, Item>
  extends Pick<EditFormDependencies<Field, string, Item>, 'fields' | 'drafts' | 'save' | 'notifications' | 'discard'> {
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
  return provideEditingIn(dependencies, (opening) => provideEditForm(dependencies, opening));
}

/** Provides the change of posts of one kind with a form that the caller makes. */
export function provideEditingIn<Field extends string, ValidationError extends string, Item, Value>(
  { name, find, draftOf, drafts, fields, save, notifications, discard }: EditingReads<Field, Item>,
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

  return {
    input: ({ id, own, owner }) => ({ id, stored: id === undefined ? storedOn(own) : drafts.read(), owner }),
    machine: createEditingMachine<Field, Item>().provide({
      actors: { read: fromOutcome<Revision<Field, Item>, EntityId>(({ input, signal }) => read(input, signal)) },
      actions: {
        discard: () => {
          drafts.write(undefined);
          discard?.();
        },
      },
    }),
    select: (snapshot) => {
      const { opened, failure } = snapshot.context;
      return asyncStateOf(opened, opened === undefined && !snapshot.matches('reading') ? failure : undefined);
    },
    form: makeForm,
    conflict: (editing, met) => {
      const { id } = met.before;
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
          editing.send(item === undefined ? { type: 'close.confirmed' } : { type: 'post.saved', item });
        },
      });
    },
  };
}
