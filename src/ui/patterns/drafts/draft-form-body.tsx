import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { draftMessages } from '@/ui/messages/ko/draft-messages.ts';
import { notAdded, postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import type { RunningEdit } from '@/ui/patterns/editing/edit-form.tsx';
import { shownFailure } from '@/ui/patterns/editing/shown-failure.ts';
import { PostFormBody } from '@/ui/patterns/post/post-form-body.tsx';
import { SaveDraftButton } from './save-draft-button.tsx';

interface DraftFormBodyProps<Field extends string, ValidationError extends string> {
  readonly edit: RunningEdit<Field, ValidationError>;
  readonly noun: string;
  /** Names of files that were chosen before the page was reloaded. */
  readonly lostFiles?: readonly string[];
  readonly hasFiles?: boolean;
  /** Files are still being checked. */
  readonly notYet?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a saved draft: it is published, or saved again (EDIT-03). */
export function DraftFormBody<Field extends string, ValidationError extends string>(
  props: DraftFormBodyProps<Field, ValidationError>,
) {
  const { edit, noun, lostFiles = [], hasFiles = false, notYet = false, children } = props;
  const { form, right, saveDraft, isRemoved } = edit;
  const { isWritten, isSubmitting, isPartial } = form.viewModel;
  return (
    <>
      {isRemoved && (
        <Notice kind="bad" alert>
          <strong>{draftMessages.removed}</strong>
          <p>{draftMessages.lostNext}</p>
        </Notice>
      )}
      <PostFormBody
        form={{ ...form, lostFiles }}
        right={right}
        failure={shownFailure(edit)}
        refused={notAdded(noun)}
        hasFiles={hasFiles}
        onSubmitted={form.submit}
        submit={
          <>
            <SubmitButton
              isSubmitting={isSubmitting && !isPartial}
              busy={isSubmitting || notYet}
              label={postFormMessages.submit}
              busyLabel={postFormMessages.submitting}
            />
            <SaveDraftButton viewModel={form.viewModel} saveDraft={saveDraft} notYet={notYet} />
          </>
        }
        actions={
          isWritten && (
            <Button variant="bare" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
              {draftMessages.undo}
            </Button>
          )
        }
      >
        {children}
      </PostFormBody>
    </>
  );
}
