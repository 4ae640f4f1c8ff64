import { differingFields } from '@/shared/domain/conflict.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { isWithheld, type PartialSubmit, type Withheld } from '@/shared/machines/form-state.ts';
import { required } from '@/shared/machines/outcome-actor.ts';
import { type FormDependencies, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type PostFailure, type PostName, plainFailure } from '../domain/post.ts';
import type { Edit, Versioned } from '../domain/revision.ts';
import type { StoredEdits } from '../stores/stored-edits.ts';
import type { EditingActor } from './editing.machine.ts';
import type { PublishingRightRef } from './provide-post-form.ts';
import type { UploadQueueActor } from './upload-view-model.ts';

/** @typeParam Value of its success */
export interface EditForm<Field extends string, ValidationError extends string, Value>
  extends ProvidedForm<FieldTexts<Field>, ValidationError, PostFailure, Value> {
  /** Saves it as a draft; absent for a published item. */
  readonly saving?: PartialSubmit<Value>;
}

export interface EditFormDependencies<Field extends string, ValidationError extends string, Item> {
  readonly name: PostName;
  readonly fields: readonly Field[];
  readonly errors: (draft: FieldTexts<Field>) => Partial<Record<Field, ValidationError>>;
  readonly drafts: StoredEdits<Field>;
  readonly save: (
    edit: Edit<FieldTexts<Field>>,
    signal: AbortSignal,
  ) => Promise<Outcome<Versioned<Item>, PostFailure | Withheld>>;
  /** Publishes the text written for a removed post as a new post. */
  readonly publish: (draft: FieldTexts<Field>, signal: AbortSignal) => Promise<Outcome<Item, PostFailure | Withheld>>;
  readonly notifications: Notifications;
  /** The files that are sent with it, where it has any. */
  readonly queue?: UploadQueueActor;
  /** Notifies the form of the files that were chosen beside it. */
  readonly onChangedElsewhere?: FormDependencies<
    FieldTexts<Field>,
    ValidationError,
    Item,
    PostFailure
  >['onChangedElsewhere'];
  /** Drops the files beside it. */
  readonly discard?: () => void;
}

/** The outcome of a submit: the post as it was saved, or a new one in place of the removed one. */
export type Submitted<Item> = { readonly saved: Item } | { readonly added: Item };

/** The form of a change: a toast notifies of the outcome; a refused change keeps its values (EDIT-01, REL-16). */
export function provideEditForm<Field extends string, ValidationError extends string, Item>(
  dependencies: EditFormDependencies<Field, ValidationError, Item>,
  editing: EditingActor<Field, Item>,
  right: PublishingRightRef,
): EditForm<Field, ValidationError, Submitted<Item>> {
  const { name, fields, errors, drafts, save, publish, notifications, queue, onChangedElsewhere, discard } =
    dependencies;
  const { id: asked, revision, stored } = editing.getSnapshot().context;
  const base = required(revision);
  const id = required(asked);

  const submitChange = async (mine: FieldTexts<Field>, signal: AbortSignal) => {
    const outcome = await save({ id, version: base.version, draft: mine }, signal);
    if (outcome.kind === 'done') return { ...outcome, value: { saved: outcome.value.item } };
    if (outcome.reason === 'conflict') editing.send({ type: 'conflict.found', before: base, mine });
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

  return provideForm<FieldTexts<Field>, ValidationError, Submitted<Item>, PostFailure>({
    definition: { initial: base.draft, errors, restarts: true },
    draft: {
      read: () => stored?.mine,
      write: (mine) => {
        const isChanged = differingFields(fields, base.draft, mine).length > 0;
        drafts.write(isChanged ? { id, version: base.version, before: base.draft, mine } : undefined);
      },
    },
    begun: (_, started) => {
      const shown = { form: started, queue, isEdit: true } as const;
      editing.send({ type: 'form.shown', shown });
      right.send({ type: 'form.shown', shown });
    },
    submit: (draft, signal): Promise<Outcome<Submitted<Item>, PostFailure | Withheld>> =>
      editing.getSnapshot().hasTag('lost') ? submitNew(draft, signal) : submitChange(draft, signal),
    accepted: (submitted) => {
      if ('saved' in submitted) {
        notifications.notify({ tone: 'success', subject: `${name}Saved` });
        editing.send({ type: 'post.saved', item: submitted.saved });
        return;
      }
      notifications.notify({ tone: 'success', subject: `${name}Added` });
      editing.send({ type: 'post.added', item: submitted.added });
    },
    cleared: () => {
      discard?.();
      return undefined;
    },
    ...(onChangedElsewhere !== undefined && { onChangedElsewhere }),
  });
}
