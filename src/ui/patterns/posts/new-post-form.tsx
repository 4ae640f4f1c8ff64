import { type ReactNode, useId, useMemo } from 'react';
import type { DraftError, PostFailure } from '@/content/posts/posts.writing.ts';
import type { PostFormFactory, PostListRef } from '@/content/writing/post-form.machine.ts';
import type { FormValues } from '@/shared/form.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { notAdded, postFormMessages } from '@/ui/messages/ko/posts.ts';
import { type RunningForm, useForm, useUnloadQuestion } from '@/ui/patterns/form/form.ts';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import styles from './new-post-form.module.css';
import { PostFormBody, SaveDraftButton, useDraftSaving } from './post-form.tsx';
import type { PublishingRight } from './use-publishing-right.ts';

interface NewPostFormProps<Values extends FormValues> {
  readonly heading: string;
  /** The noun for the kind of post, in Korean. */
  readonly noun: string;
  readonly form: RunningNewPostForm<Values>;
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
export function NewPostForm<Values extends FormValues>(props: NewPostFormProps<Values>) {
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
            <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
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

export interface RunningNewPostForm<Values extends FormValues> extends RunningForm<Values, DraftError, PostFailure> {
  /** Names of files that have to be chosen again. */
  readonly lostFiles: readonly string[];
  /** Saves it as a draft; absent where the server stores no drafts. */
  readonly saveDraft: (() => void) | undefined;
}

/**
 * Runs the form of a new post, which can be saved as a draft.
 * @param list receives the published post; must stay the same while the form is shown, as must the actor of the right
 */
export function useNewPostForm<Values extends FormValues, Item>(
  makeForm: PostFormFactory<Values, Item>,
  list: PostListRef<Item>,
  { actor: right }: PublishingRight,
) {
  const provided = useMemo(() => makeForm(list, right), [makeForm, list, right]);
  const form = useForm(provided);
  const { saving, drafts } = useDraftSaving(list);
  useUnloadQuestion(form.viewModel.isWritten);
  const running: RunningNewPostForm<Values> = {
    ...form,
    lostFiles: provided.lostFiles,
    saveDraft: saving && (() => form.save(saving)),
  };
  return { ...running, drafts };
}
