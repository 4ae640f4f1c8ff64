import { useMachine } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { PostFailure } from '@/content/posts/posts.writing.ts';
import type { AskedEdit, EditingActor, ProvidedEditing } from '@/content/writing/edits.machine.ts';
import type { OpenedEdit } from '@/content/writing/edits.ts';
import type { FieldTexts } from '@/shared/form.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { editDialogMessages, editingMessages, notSaved } from '@/ui/messages/ko/posts-writing.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { ConflictDialog } from '@/ui/patterns/conflict/conflict-dialog.tsx';
import { type RunningForm, useForm, useUnloadQuestion } from '@/ui/patterns/form/form.ts';
import { LeaveDialog } from '@/ui/patterns/form/leave-guard.tsx';
import { PostFormBody } from './post-form.tsx';
import type { PublishingRight } from './use-publishing-right.ts';

export interface AskedEditProps<Item> extends AskedEdit<Item> {
  readonly right: PublishingRight;
}

interface EditDialogProps<Field extends string, ValidationError extends string, Item, Value>
  extends AskedEditProps<Item> {
  readonly editing: ProvidedEditing<Field, ValidationError, Item, Value>;
  /** The noun for the kind of item, in Korean. */
  readonly noun: string;
  /** The words of the dialog; by default those for a published item. */
  readonly texts?: ReturnType<typeof editDialogMessages>;
  readonly labels: Readonly<Record<Field, string>>;
  /** A field's value in the comparison; '' where it is empty. */
  readonly shown?: (field: Field, text: string) => ReactNode;
  /** The form. */
  readonly children: (edit: RunningEdit<Field, ValidationError>) => ReactNode;
}

/**
 * The dialog in which a published item is changed (EDIT-01), and compared with the change of another user (EDIT-02).
 */
export function EditDialog<Field extends string, ValidationError extends string, Item, Value>(
  props: EditDialogProps<Field, ValidationError, Item, Value>,
) {
  const { id, own, owner, right, editing, noun, labels, shown = (_, text) => text.trim(), children } = props;
  const { texts = editDialogMessages(noun) } = props;
  const [snapshot, send, actor] = useMachine(editing.machine, {
    input: useMemo(() => editing.input({ id, own, owner }), [editing, id, own, owner]),
  });
  const { conflict } = snapshot.context;
  const compared = useMemo(() => conflict && editing.conflict(actor, conflict), [editing, actor, conflict]);
  return (
    <>
      <Dialog
        open={snapshot.hasTag('open')}
        onOpenChange={() => send({ type: snapshot.hasTag('asking') ? 'close.cancelled' : 'close.asked' })}
        title={texts.heading}
        closeLabel={texts.close}
        wide
      >
        <Async
          state={editing.select(snapshot)}
          loading={texts.loading}
          lines={8}
          renderFailed={(reason) =>
            reason === 'notFound' ? (
              <EmptyState sentence={texts.gone} next={texts.goneNext} />
            ) : (
              <FailureState sentence={texts.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
            )
          }
        >
          {(opened) => (
            <EditForm
              provided={editing}
              actor={actor}
              right={right}
              opened={opened}
              isRemoved={snapshot.hasTag('removed')}
              isAsking={snapshot.hasTag('asking')}
            >
              {children}
            </EditForm>
          )}
        </Async>
      </Dialog>
      {compared !== undefined && snapshot.hasTag('compared') && (
        <ConflictDialog
          provided={compared}
          labels={labels}
          shown={shown}
          onLeft={() => send({ type: 'conflict.left' })}
        />
      )}
    </>
  );
}

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
function EditForm<Field extends string, ValidationError extends string, Item, Value>(
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

interface PostEditBodyProps<Field extends string, ValidationError extends string> {
  readonly edit: RunningEdit<Field, ValidationError>;
  /** The noun for the kind of item, in Korean. */
  readonly noun: string;
  /** Names of files that were chosen before the page was reloaded. */
  readonly lostFiles?: readonly string[];
  readonly hasFiles?: boolean;
  /** Files are still being checked. */
  readonly notYet?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form that changes a post: the same fields as for a new one, and its own buttons (EDIT-01). */
export function PostEditBody<Field extends string, ValidationError extends string>(
  props: PostEditBodyProps<Field, ValidationError>,
) {
  const { edit, noun, lostFiles = [], hasFiles = false, notYet = false, children } = props;
  const { form, right, isRemoved } = edit;
  const { isWritten, isSubmitting } = form.viewModel;
  return (
    <>
      {isRemoved && (
        <Notice kind="bad" alert>
          <strong>{editingMessages.removed}</strong>
          <p>{editingMessages.lostNext}</p>
        </Notice>
      )}
      <PostFormBody
        form={{ ...form, lostFiles }}
        right={right}
        failure={shownFailure(edit)}
        refused={notSaved(noun)}
        hasFiles={hasFiles}
        onSubmitted={form.submit}
        submit={
          <SubmitButton
            isSubmitting={isSubmitting}
            busy={isSubmitting || notYet}
            disabled={!isWritten && !isRemoved}
            label={isRemoved ? editingMessages.publish : editingMessages.save}
            busyLabel={isRemoved ? editingMessages.publishing : editingMessages.saving}
          />
        }
        actions={
          isWritten && (
            <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
              {editingMessages.undo}
            </Button>
          )
        }
      >
        {children}
      </PostFormBody>
    </>
  );
}

/** Why a change was not saved; undefined where the comparison or the notice of a removed post says it. */
export function shownFailure({
  form,
  isRemoved,
}: Pick<RunningEdit<string, string>, 'form' | 'isRemoved'>): PostFailure | undefined {
  const { failure } = form.viewModel;
  if (failure === 'conflict') return undefined;
  return isRemoved && failure === 'notFound' ? undefined : failure;
}
