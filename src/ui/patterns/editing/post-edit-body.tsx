import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { editingMessages, notSaved } from '@/ui/messages/ko/editing-messages.ts';
import { PostFormBody } from '@/ui/patterns/post/post-form-body.tsx';
import type { RunningEdit } from './edit-form.tsx';
import { shownFailure } from './shown-failure.ts';

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
            <Button variant="quiet" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
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
