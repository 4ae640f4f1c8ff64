import { type ReactNode, useId } from 'react';
import { plainFailure } from '@/content/domain/post.ts';
import type { UploadQueueActor } from '@/content/machines/provide-upload-queue.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { notAdded, postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { type PublishingRight, useShownForm } from '@/ui/patterns/access/use-publishing-right.ts';
import { keepFocus } from '@/ui/patterns/feed/keep-focus.ts';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { GivenBack } from '@/ui/patterns/form/given-back.tsx';
import { RightLost } from '@/ui/patterns/form/right-lost.tsx';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './post-form.module.css';
import type { RunningPostForm } from './use-post-form.ts';

interface PostFormProps<Values extends FormValues> {
  readonly heading: string;
  /** What is published by it, as the congregation calls it. */
  readonly noun: string;
  readonly form: RunningPostForm<Values>;
  readonly right: PublishingRight;
  /** Where the files wait that are sent with what is typed. */
  readonly queue?: UploadQueueActor;
  /** Whether there are any. */
  readonly hasFiles?: boolean;
  /** What will be sent is not known yet: files are still being looked into. */
  readonly notYet?: boolean;
  readonly onSubmitted?: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of every form that publishes a post (PERM-02). */
export function PostForm<Values extends FormValues>(props: PostFormProps<Values>) {
  const { heading, noun, form, right, queue, hasFiles = false, notYet = false, children } = props;
  const { onSubmitted = form.submit } = props;
  const { isWritten, isGivenBack, isSubmitting, failure, isRejected } = form.viewModel;
  const isUnderWay = isWritten || isGivenBack || hasFiles || isSubmitting || isRejected;
  useShownForm(right, { form: form.actor, queue });
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
            <Notice kind="bad" alert>
              <strong>{notAdded(noun)}</strong>
              <p>
                {failureMessages[plainFailure(failure)]} {hasFiles ? postFormMessages.filesKept : postFormMessages.kept}
              </p>
            </Notice>
          )}
          {isGivenBack && <GivenBack lostFiles={hasFiles ? [] : form.lostFiles} />}
          {children}
          <Buttons>
            {!right.isLost && (
              <Button type="submit" busy={isSubmitting || notYet}>
                {isSubmitting ? postFormMessages.submitting : postFormMessages.submit}
              </Button>
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

/** Enter sends nothing where there is no button that does. */
function nothing(): void {}
