import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { isWithheld, type PartialSubmit, type Withheld } from '@/shared/machines/form-state.ts';
import type { ProvidedForm } from '@/shared/machines/provide-form.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type PostFailure, type PostName, plainFailure } from '../domain/post.ts';
import type { Edit, Versioned } from '../domain/revision.ts';
import { type FormOpening, isRemoved, type OpenedFormDependencies, provideOpenedForm } from './provide-opened-form.ts';

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
}

/** The outcome of a submit: the post as it was saved, or a new one in place of the removed one. */
export type Submitted<Item> = { readonly saved: Item } | { readonly added: Item };

/** The form of a change: a toast notifies of the outcome; a refused change keeps its values (EDIT-01, REL-16). */
export function provideEditForm<Field extends string, ValidationError extends string, Item>(
  dependencies: EditFormDependencies<Field, ValidationError, Item>,
  opening: FormOpening<Field, Item>,
): EditForm<Field, ValidationError, Submitted<Item>> {
  const { name, save, publish, notifications } = dependencies;
  const { opened, editing } = opening;

  const submitChange = async (mine: FieldTexts<Field>, signal: AbortSignal) => {
    const outcome = await save({ id: opened.id, version: opened.version, draft: mine }, signal);
    if (outcome.kind === 'done') return { ...outcome, value: { saved: outcome.value.item } };
    if (outcome.reason === 'conflict') editing.send({ type: 'conflict.found', before: opened, mine });
    else if (outcome.reason === 'notFound') editing.send({ type: 'post.lost' });
    else if (!isWithheld(outcome.reason)) {
      notifications.notifyFailure({ subject: `${name}NotSaved`, reason: plainFailure(outcome.reason) });
    }
    return outcome;
  };
  const submitNew = async (draft: FieldTexts<Field>, signal: AbortSignal) => {
    const outcome = await publish(draft, signal);
    if (outcome.kind === 'done') return { ...outcome, value: { added: outcome.value } };
    if (!isWithheld(outcome.reason)) {
      notifications.notifyFailure({ subject: `${name}NotAdded`, reason: plainFailure(outcome.reason) });
    }
    return outcome;
  };

  return provideOpenedForm<Field, ValidationError, Item, Submitted<Item>>(dependencies, opening, {
    submit: (draft, signal, failures): Promise<Outcome<Submitted<Item>, PostFailure | Withheld>> =>
      isRemoved(failures) ? submitNew(draft, signal) : submitChange(draft, signal),
    accepted: (submitted) => {
      if ('saved' in submitted) {
        notifications.notify({ tone: 'success', subject: `${name}Saved` });
        editing.send({ type: 'post.saved', item: submitted.saved });
        return;
      }
      notifications.notify({ tone: 'success', subject: `${name}Added` });
      editing.send({ type: 'post.added', item: submitted.added });
    },
  });
}
