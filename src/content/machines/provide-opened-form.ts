import { differingFields } from '@/shared/domain/conflict.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import { type FormDependencies, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { PostFailure } from '../domain/post.ts';
import type { OpenedEdit } from '../domain/revision.ts';
import type { StoredEdits } from '../stores/stored-edits.ts';
import type { EditingActor } from './editing.machine.ts';
import type { PublishingRightRef } from './provide-post-form.ts';
import type { UploadQueueActor } from './upload-view-model.ts';

/** What a form of a change begins with, and who receives what happens to it. */
export interface FormOpening<Field extends string, Item> {
  /** As it was when the form is shown; nothing of it changes while the form is there. */
  readonly opened: OpenedEdit<Field, Item>;
  readonly editing: EditingActor<Field, Item>;
  readonly right: PublishingRightRef;
}

/** The fields of a change, with its stored values and the files beside it. */
export interface OpenedFormDependencies<Field extends string, ValidationError extends string> {
  readonly fields: readonly Field[];
  readonly errors: (draft: FieldTexts<Field>) => Partial<Record<Field, ValidationError>>;
  readonly drafts: StoredEdits<Field>;
  /** The files that are sent with it, where it has any. */
  readonly queue?: UploadQueueActor;
  /** Notifies the form of the files that were chosen beside it. */
  readonly onChangedElsewhere?: NonNullable<
    FormDependencies<FieldTexts<string>, string, null, string>['onChangedElsewhere']
  >;
  /** Drops the files beside it. */
  readonly discard?: () => void;
}

/** The submit of a change: it can tell from earlier failures that the item was removed meanwhile. */
type OpenedSubmit<Field extends string, Value> = Required<
  Pick<FormDependencies<FieldTexts<Field>, string, Value, PostFailure>, 'submit' | 'accepted'>
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
