import { type ReactNode, useMemo } from 'react';
import type { PostFailure } from '@/content/domain/post.ts';
import type { OpenedEdit } from '@/content/domain/revision.ts';
import type { EditingActor } from '@/content/machines/editing.machine.ts';
import type { ProvidedEditing } from '@/content/machines/provide-editing.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { LeaveDialog } from '@/ui/patterns/form/leave-dialog.tsx';
import { type RunningForm, useForm } from '@/ui/patterns/form/use-form.ts';
import { useUnloadQuestion } from '@/ui/patterns/form/use-unload-question.ts';

/** The form of a change, for the view of its fields. */
export interface RunningEdit<Field extends string, ValidationError extends string> {
  readonly form: RunningForm<FieldTexts<Field>, ValidationError, PostFailure>;
  readonly right: PublishingRight;
  /** The texts as they were read. */
  readonly before: FieldTexts<Field>;
  /** Saves it as a draft; absent for a published item. */
  readonly saveDraft: (() => void) | undefined;
  /** The item was removed meanwhile: its text can be published as a new item. */
  readonly isRemoved: boolean;
}

interface EditFormProps<Field extends string, ValidationError extends string, Item, Value> {
  readonly provided: ProvidedEditing<Field, ValidationError, Item, Value>;
  readonly actor: EditingActor<Field, Item>;
  readonly right: PublishingRight;
  readonly opened: OpenedEdit<Field, Item>;
  readonly isRemoved: boolean;
  /** The user wants to close it with unsaved changes. */
  readonly isAsking: boolean;
  readonly children: (edit: RunningEdit<Field, ValidationError>) => ReactNode;
}

/** Runs the form of a change, and asks before it is closed with unsaved changes (REL-30). */
export function EditForm<Field extends string, ValidationError extends string, Item, Value>(
  props: EditFormProps<Field, ValidationError, Item, Value>,
) {
  const { provided, actor, right, opened, isRemoved, isAsking, children } = props;
  const edited = useMemo(
    () => provided.form({ opened, editing: actor, right: right.actor }),
    [provided, opened, actor, right.actor],
  );
  const { saving } = edited;
  const form = useForm(edited);
  useUnloadQuestion(form.viewModel.isWritten);
  const leave = () => {
    form.clear();
    actor.send({ type: 'close.confirmed' });
  };
  return (
    <>
      {children({ form, right, saveDraft: saving && (() => form.save(saving)), before: opened.draft, isRemoved })}
      <LeaveDialog isAsking={isAsking} isClosing leave={leave} stay={() => actor.send({ type: 'close.cancelled' })} />
    </>
  );
}
