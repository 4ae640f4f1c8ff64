import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { type FormValues, isWithheld, type PartialSubmit, type Withheld } from '@/shared/machines/form-state.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type PostFailure, type PostName, plainFailure } from '../domain/post.ts';
import { type DraftRequest, type DraftSent, missingInDraft, type SavedDraft } from '../domain/saved-draft.ts';
import type { EditForm } from './provide-edit-form.ts';
import { type FormOpening, isRemoved, type OpenedFormDependencies, provideOpenedForm } from './provide-opened-form.ts';

/** What is done with the values of a form: saved, or published. */
export interface FormRequest<Field extends string> extends Omit<DraftRequest, 'content'> {
  readonly draft: FieldTexts<Field>;
}

export interface DraftFormDependencies<Field extends string, ValidationError extends string, Post>
  extends OpenedFormDependencies<Field, ValidationError> {
  readonly name: PostName;
  readonly notifications: Notifications;
  readonly send: (
    request: FormRequest<Field>,
    signal: AbortSignal,
  ) => Promise<Outcome<DraftSent<Post>, PostFailure | Withheld>>;
}

/**
 * The form of a saved draft: it is published, or saved again by laxer rules, so that unfinished text can be stored
 * (EDIT-03).
 */
export function provideDraftForm<Field extends string, ValidationError extends string, Post>(
  dependencies: DraftFormDependencies<Field, ValidationError, Post>,
  opening: FormOpening<Field, SavedDraft>,
  published: (post: Post, id: EntityId) => void,
): EditForm<Field, ValidationError, DraftSent<Post>> {
  const { name, notifications, send } = dependencies;
  const { opened, editing } = opening;
  const { id, version } = opened;
  const written = (values: FormValues): FieldTexts<Field> => ({ ...opened.draft, ...values });

  const request = async (
    publishes: boolean,
    draft: FieldTexts<Field>,
    signal: AbortSignal,
    failures: readonly string[],
  ) => {
    const wasRemoved = isRemoved(failures);
    const outcome = await send({ of: wasRemoved ? undefined : { id, version }, publishes, draft }, signal);
    if (outcome.kind === 'done') return outcome;
    const { reason } = outcome;
    if (reason === 'conflict') editing.send({ type: 'conflict.found', before: opened, mine: draft });
    else if (reason === 'notFound' && !wasRemoved) editing.send({ type: 'post.lost' });
    else if (!isWithheld(reason)) {
      const subject = publishes ? (`${name}NotAdded` as const) : ('draftNotSaved' as const);
      notifications.notifyFailure({ subject, reason: plainFailure(reason) });
    }
    return outcome;
  };
  const accepted = (sent: DraftSent<Post>) => {
    if ('post' in sent) {
      published(sent.post, id);
      editing.send({ type: 'post.published' });
      return;
    }
    notifications.notify({ tone: 'success', subject: 'draftSaved' });
    editing.send({ type: 'post.saved', item: sent.draft });
  };
  const saving: PartialSubmit<DraftSent<Post>> = {
    requires: missingInDraft,
    submit: (values, signal, failures) => request(false, written(values), signal, failures),
  };

  const form = provideOpenedForm<Field, ValidationError, SavedDraft, DraftSent<Post>>(dependencies, opening, {
    submit: (draft, signal, failures) => request(true, draft, signal, failures),
    accepted,
  });
  return { ...form, saving };
}
