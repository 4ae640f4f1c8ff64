import { differingFields } from '@/shared/domain/conflict.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { type FormValues, isWithheld, type PartialSubmit, type Withheld } from '@/shared/machines/form-state.ts';
import { required } from '@/shared/machines/outcome-actor.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type PostFailure, type PostName, plainFailure } from '../domain/post.ts';
import { type DraftRequest, type DraftSent, missingInDraft, type SavedDraft } from '../domain/saved-draft.ts';
import type { StoredEdits } from '../stores/stored-edits.ts';
import type { EditingActor } from './editing.machine.ts';
import type { EditForm, EditFormDependencies } from './provide-edit-form.ts';
import type { PublishingRightRef } from './provide-post-form.ts';

/** What is done with the values of a form: saved, or published. */
export interface FormRequest<Field extends string> extends Omit<DraftRequest, 'content'> {
  readonly draft: FieldTexts<Field>;
}

export interface DraftFormDependencies<Field extends string, ValidationError extends string, Post>
  extends Pick<
    EditFormDependencies<Field, ValidationError, SavedDraft>,
    'fields' | 'errors' | 'queue' | 'onChangedElsewhere' | 'discard'
  > {
  readonly name: PostName;
  readonly drafts: StoredEdits<Field>;
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
  editing: EditingActor<Field, SavedDraft>,
  right: PublishingRightRef,
  published: (post: Post, id: EntityId) => void,
): EditForm<Field, ValidationError, DraftSent<Post>> {
  const { name, fields, errors, drafts, notifications, send, queue, discard, onChangedElsewhere } = dependencies;
  const { id: asked, revision, stored } = editing.getSnapshot().context;
  const base = required(revision);
  const id = required(asked);
  const written = (values: FormValues): FieldTexts<Field> => ({ ...base.draft, ...values });

  const request = async (publishes: boolean, draft: FieldTexts<Field>, signal: AbortSignal) => {
    const isLost = editing.getSnapshot().hasTag('lost');
    const outcome = await send({ of: isLost ? undefined : { id, version: base.version }, publishes, draft }, signal);
    if (outcome.kind === 'done') return outcome;
    const { reason } = outcome;
    if (reason === 'conflict') editing.send({ type: 'conflict.found', before: base, mine: draft });
    else if (reason === 'notFound' && !isLost) editing.send({ type: 'post.lost' });
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
    submit: (values, signal) => request(false, written(values), signal),
  };

  const form = provideForm<FieldTexts<Field>, ValidationError, DraftSent<Post>, PostFailure>({
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
    submit: (draft, signal) => request(true, draft, signal),
    accepted,
    cleared: () => {
      discard?.();
      return undefined;
    },
    ...(onChangedElsewhere !== undefined && { onChangedElsewhere }),
  });
  return { ...form, saving };
}
