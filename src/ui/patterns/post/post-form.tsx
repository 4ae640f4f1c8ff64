import { type ReactNode, useId } from 'react';
import { plainFailure } from '@/content/domain/post.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { notAdded, postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { RestoredDraftNotice } from '@/ui/patterns/form/restored-draft-notice.tsx';
import { RightLost } from '@/ui/patterns/form/right-lost.tsx';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './post-form.module.css';
import type { RunningPostForm } from './use-post-form.ts';

interface PostFormProps<Values extends FormValues> {
  readonly heading: string;
  /** The congregation's word for what is published. */
  readonly noun: string;
  readonly form: RunningPostForm<Values>;
  readonly right: PublishingRight;
  /** Whether there are any files. */
  readonly hasFiles?: boolean;
  /** Files are still being checked, so the form cannot be sent yet. */
  readonly notYet?: boolean;
  readonly onSubmitted?: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of every form that publishes a post (PERM-02). */
export function PostForm<Values extends FormValues>(props: PostFormProps<Values>) {
  const { heading, noun, form, right, hasFiles = false, notYet = false, children } = props;
  const { onSubmitted = form.submit } = props;
  const { isWritten, isRestored, isSubmitting, failure, isRejected } = form.viewModel;
  const isUnderWay = isWritten || isRestored || hasFiles || isSubmitting || isRejected;
  const id = useId();
  const firstError = useFormFocus(form.actor);
  return (
    <FormFold heading={heading} holdsSomething={isUnderWay}>
      <Card aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {heading}
        </h2>
        <Form onSubmitted={right.isLost ? nothing : onSubmitted} ref={firstError}>
          {right.isLost && <RightLost />}
          {!right.isLost && failure !== undefined && (
            <FormError
              message={{
                literal: notAdded(noun),
                sentence: inTurn(
                  failureMessages[plainFailure(failure)],
                  hasFiles ? postFormMessages.filesKept : postFormMessages.kept,
                ),
              }}
            />
          )}
          {isRestored && <RestoredDraftNotice lostFiles={hasFiles ? [] : form.lostFiles} />}
          {children}
          <Buttons>
            {!right.isLost && (
              <SubmitButton
                isSubmitting={isSubmitting}
                busy={isSubmitting || notYet}
                label={postFormMessages.submit}
                busyLabel={postFormMessages.submitting}
              />
            )}
            <Button variant="quiet" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
              {postFormMessages.clear}
            </Button>
          </Buttons>
        </Form>
      </Card>
    </FormFold>
  );
}

/** Enter submits nothing in a form without a submit button. */
function nothing(): void {}
