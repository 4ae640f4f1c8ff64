import type { ReactNode } from 'react';
import { type PostFailure, plainFailure } from '@/content/domain/post.ts';
import type { FormActor } from '@/shared/machines/form-state.ts';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/restored-draft-notice.tsx';
import { RightLost } from '@/ui/patterns/form/right-lost.tsx';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';

interface PostFormBodyProps {
  readonly form: {
    readonly actor: FormActor;
    readonly viewModel: { readonly isRestored: boolean };
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
      {form.viewModel.isRestored && <RestoredDraftNotice lostFiles={hasFiles ? [] : form.lostFiles} />}
      {children}
      <Buttons>
        {!right.isRightLost && submit}
        {actions}
      </Buttons>
    </Form>
  );
}
