import type { Receiver } from '@/shared/actors.machine.ts';
import { differingFields } from '@/shared/conflict.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { type FormDependencies, leftFormFailure, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type FieldTexts, type PartialSubmit, type Withheld } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { SentForms } from '@/shared/sent-form.store.ts';
import type { PostName } from '../posts/posts.ts';
import { type PostFailure, plainFailure } from '../posts/posts.writing.ts';
import type { FilesBeside } from '../uploads/queued-files.machine.ts';
import type { StoredEdits } from './edits.store.ts';
import type { Edit, EditConflict, OpenedEdit, Versioned } from './edits.ts';
import type { PublishingRightRef, ShownForm } from './publishing-right.machine.ts';

/** Events that the change receives from its form. */
export type EditFormNews<Field extends string, Item> =
  | { readonly type: 'form.shown'; readonly shown: ShownForm }
  | ({ readonly type: 'conflict.found' } & EditConflict<Field, Item>)
  /** The post was deleted meanwhile. */
  | { readonly type: 'post.lost' }
  /** @property item as it was saved */
  | { readonly type: 'post.saved'; readonly item: Item }
  /** The text written for a removed post was published as a new one. */
  | { readonly type: 'post.added'; readonly item: Item }
  /** The edited item was a draft, which is now published. */
  | { readonly type: 'post.published' };

/** What a form of a change begins with, and who receives what happens to it. */
export interface FormOpening<Field extends string, Item> {
  /** As it was when the form is shown; nothing of it changes while the form is there. */
  readonly opened: OpenedEdit<Field, Item>;
  readonly editing: Receiver<EditFormNews<Field, Item>>;
  readonly right: PublishingRightRef;
}

/** The fields of a change, with its stored values, and the files that are sent with it, where it has any. */
export interface OpenedFormDependencies<Field extends string, ValidationError extends string>
  extends Partial<FilesBeside> {
  readonly fields: readonly Field[];
  readonly errors: (draft: FieldTexts<Field>) => Partial<Record<Field, ValidationError>>;
  readonly drafts: StoredEdits<Field>;
}

/** The submit of a change: it can tell from earlier failures that the item was removed meanwhile. */
type OpenedSubmit<Field extends string, Value> = Pick<
  FormDependencies<FieldTexts<Field>, string, Value, PostFailure>,
  'submit' | 'accepted' | 'refused' | 'left' | 'sentForms'
>;

/** Whether the item that a form changes was removed: an earlier submit has met that. */
export const isRemoved = (failures: readonly string[]): boolean => failures.includes('notFound');

/** The form of a change, whatever it saves: its values are stored while they differ from those that were read. */
export function provideOpenedForm<Field extends string, ValidationError extends string, Item, Value>(
  { fields, errors, drafts, queue, discard, onChangedElsewhere }: OpenedFormDependencies<Field, ValidationError>,
  { opened: { id, draft: before, version, unfinished }, editing, right }: FormOpening<Field, Item>,
  submit: OpenedSubmit<Field, Value>,
): ProvidedForm<FieldTexts<Field>, ValidationError, PostFailure, Value> {
  return provideForm<FieldTexts<Field>, ValidationError, Value, PostFailure>({
    ...submit,
    definition: { initial: before, errors, restarts: true },
    draft: {
      read: () => unfinished,
      write: (mine) => {
        const isChanged = differingFields(fields, before, mine).length > 0;
        drafts.write(isChanged ? { id, version, before, mine } : undefined);
      },
    },
    begun: (_, started) => {
      const shown = { form: started, queue, isEdit: true } as const;
      editing.send({ type: 'form.shown', shown });
      right.send({ type: 'form.shown', shown });
    },
    cleared: () => {
      discard?.();
      return undefined;
    },
    ...(onChangedElsewhere !== undefined && { onChangedElsewhere }),
  });
}

/** @typeParam Value of its success */
export interface EditForm<Field extends string, ValidationError extends string, Value>
  extends ProvidedForm<FieldTexts<Field>, ValidationError, PostFailure, Value> {
  /** Saves it as a draft; absent for a published item. */
  readonly saving?: PartialSubmit<Value>;
}

export interface EditFormDependencies<Field extends string, ValidationError extends string, Item>
  extends OpenedFormDependencies<Field, ValidationError> {
  readonly name: PostName;
  readonly save: (
    edit: Edit<FieldTexts<Field>>,
    signal: AbortSignal,
  ) => Promise<Outcome<Versioned<Item>, PostFailure | Withheld>>;
  /** Publishes the text written for a removed post as a new post. */
  readonly publish: (draft: FieldTexts<Field>, signal: AbortSignal) => Promise<Outcome<Item, PostFailure | Withheld>>;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
}

/** Those that are being sent, by the item that they change. */
export type SentEdits<Field extends string, Item> = (
  id: EntityId,
) => SentForms<FieldTexts<Field>, Submitted<Item>, PostFailure>;

/** The outcome of a submit: the post as it was saved, or a new one in place of the removed one. */
export type Submitted<Item> = { readonly saved: Item } | { readonly added: Item };

/** The form of a change: a toast notifies of the outcome; a refused change keeps its values (EDIT-01, REL-16). */
export function provideEditForm<Field extends string, ValidationError extends string, Item>(
  dependencies: EditFormDependencies<Field, ValidationError, Item>,
  opening: FormOpening<Field, Item>,
  sentEdits: SentEdits<Field, Item>,
): EditForm<Field, ValidationError, Submitted<Item>> {
  const { name, save, publish, notifications } = dependencies;
  const { opened, editing } = opening;
  const failureOf = ({ reason, failures }: { readonly reason: PostFailure; readonly failures: readonly string[] }) => ({
    subject: isRemoved(failures) ? (`${name}NotAdded` as const) : (`${name}NotSaved` as const),
    reason: plainFailure(reason),
  });

  const submitChange = async (mine: FieldTexts<Field>, signal: AbortSignal) => {
    const outcome = await save({ id: opened.id, version: opened.version, draft: mine }, signal);
    if (outcome.kind === 'done') return { ...outcome, value: { saved: outcome.value.item } };
    if (outcome.reason === 'conflict') editing.send({ type: 'conflict.found', before: opened, mine });
    else if (outcome.reason === 'notFound') editing.send({ type: 'post.lost' });
    return outcome;
  };
  const submitNew = async (draft: FieldTexts<Field>, signal: AbortSignal) => {
    const outcome = await publish(draft, signal);
    return outcome.kind === 'done' ? { ...outcome, value: { added: outcome.value } } : outcome;
  };
  const accepted = (submitted: Submitted<Item>) => {
    if ('saved' in submitted) {
      notifications.notify({ tone: 'success', subject: `${name}Saved` });
      editing.send({ type: 'post.saved', item: submitted.saved });
      return;
    }
    notifications.notify({ tone: 'success', subject: `${name}Added` });
    editing.send({ type: 'post.added', item: submitted.added });
  };
  const tellLeft = leftFormFailure(dependencies, failureOf);

  return provideOpenedForm<Field, ValidationError, Item, Submitted<Item>>(dependencies, opening, {
    submit: (draft, signal, failures): Promise<Outcome<Submitted<Item>, PostFailure | Withheld>> =>
      isRemoved(failures) ? submitNew(draft, signal) : submitChange(draft, signal),
    sentForms: sentEdits(opened.id),
    accepted,
    refused: (reason, failures) => {
      // The comparison, or the sentence that it was removed, is shown in place of the reason.
      const isShown = !isRemoved(failures) && (reason === 'conflict' || reason === 'notFound');
      if (!isShown) notifications.notifyFailure(failureOf({ reason, failures }));
    },
    left: (outcome, failures) => {
      if (outcome.kind === 'done') accepted(outcome.value);
      else tellLeft({ ...outcome, failures });
    },
  });
}
