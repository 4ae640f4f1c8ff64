import { useMachine } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { type PostFailure, plainFailure } from '@/content/posts/posts.writing.ts';
import { draftSavingMachine } from '@/content/writing/post-form.machine.ts';
import type { FormActor } from '@/shared/form.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice, RightLost } from '@/ui/patterns/form/form-notices.tsx';
import type { PublishingRight } from './use-publishing-right.ts';

interface PostFormBodyProps {
  readonly form: {
    readonly actor: FormActor;
    readonly viewModel: { readonly isRestored: boolean; readonly isTakenOver: boolean };
    /** Names of files that have to be chosen again. */
    readonly lostFiles: readonly string[];
  };
  readonly right: PublishingRight;
  /** Why the server refused, with the sentence before the reason. */
  readonly failure: PostFailure | undefined;
  readonly refused: string;
  /** Whether there are any files. */
  readonly hasFiles: boolean;
  readonly onSubmitted: () => void;
  /** The submit button, and the buttons beside it. */
  readonly submit: ReactNode;
  readonly actions: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The inside of every form that publishes or changes a post (PERM-02). */
export function PostFormBody(props: PostFormBodyProps) {
  const { form, right, failure, refused, hasFiles, onSubmitted, submit, actions, children } = props;
  const firstError = useFormFocus(form.actor);
  // Enter submits nothing in a form without a submit button.
  const onSubmit = right.isRightLost ? () => undefined : onSubmitted;
  return (
    <Form onSubmitted={onSubmit} ref={firstError}>
      {right.isRightLost && <RightLost />}
      {!right.isRightLost && failure !== undefined && (
        <FormError
          message={{
            literal: refused,
            sentence: inTurn(
              failureMessages[plainFailure(failure)],
              hasFiles ? postFormMessages.filesKept : postFormMessages.kept,
            ),
          }}
        />
      )}
      {form.viewModel.isRestored && (
        <RestoredDraftNotice isBeingSent={form.viewModel.isTakenOver} lostFiles={hasFiles ? [] : form.lostFiles} />
      )}
      {children}
      <Buttons>
        {!right.isRightLost && submit}
        {actions}
      </Buttons>
    </Form>
  );
}

interface SaveDraftButtonProps {
  readonly viewModel: { readonly isSubmitting: boolean; readonly isPartial: boolean };
  /** Absent where the server stores no drafts. */
  readonly saveDraft: (() => void) | undefined;
  /** Files are still being checked. */
  readonly notYet?: boolean;
}

/** Saves the values of a form as a draft on the server (EDIT-03). */
export function SaveDraftButton({ viewModel, saveDraft, notYet = false }: SaveDraftButtonProps) {
  const { isSubmitting, isPartial } = viewModel;
  if (saveDraft === undefined) return null;
  return (
    <Button variant="quiet" busy={isSubmitting || notYet} onClick={saveDraft}>
      {isSubmitting && isPartial ? postFormMessages.savingDraft : postFormMessages.saveDraft}
    </Button>
  );
}

/**
 * Saving the form of a new post as a draft, once the list of drafts has provided it.
 * @param list receives the published post; must stay the same while the form is shown
 */
export function useDraftSaving<List>(list: List) {
  const [{ context }, , form] = useMachine(draftSavingMachine);
  return { saving: context.saving, drafts: useMemo(() => ({ form, list }), [form, list]) };
}
