import { type ReactNode, useId } from 'react';
import type { FormValues } from '@/shared/machines/form-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { notAdded, postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { SaveDraftButton } from '@/ui/patterns/drafts/save-draft-button.tsx';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import styles from './post-form.module.css';
import { PostFormBody } from './post-form-body.tsx';
import type { RunningPostForm } from './use-post-form.ts';

interface PostFormProps<Values extends FormValues> {
  readonly heading: string;
  /** The noun for the kind of post, in Korean. */
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
  const { isWritten, isRestored, isSubmitting, isPartial, failure, isRejected } = form.viewModel;
  const isUnderWay = isWritten || isRestored || hasFiles || isSubmitting || isRejected;
  const id = useId();
  return (
    <FormFold heading={heading} holdsSomething={isUnderWay}>
      <Card aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {heading}
        </h2>
        <PostFormBody
          form={form}
          right={right}
          failure={failure}
          refused={notAdded(noun)}
          hasFiles={hasFiles}
          onSubmitted={onSubmitted}
          submit={
            <>
              <SubmitButton
                isSubmitting={isSubmitting && !isPartial}
                busy={isSubmitting || notYet}
                label={postFormMessages.submit}
                busyLabel={postFormMessages.submitting}
              />
              <SaveDraftButton viewModel={form.viewModel} saveDraft={form.saveDraft} notYet={notYet} />
            </>
          }
          actions={
            <Button variant="quiet" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
              {postFormMessages.clear}
            </Button>
          }
        >
          {children}
        </PostFormBody>
      </Card>
    </FormFold>
  );
}
