import { useMachine } from '@xstate/react';
import { type ReactNode, useId, useMemo } from 'react';
import type { DraftsFactory, DraftsPage } from '@/content/writing/drafts.machine.ts';
import type { SavedDraft } from '@/content/writing/drafts.ts';
import type { AsyncState } from '@/shared/async-state.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';
import { notAdded, postFormMessages, postMessages, postTitle } from '@/ui/messages/ko/posts.ts';
import { draftAbout, draftDialogMessages, draftMessages } from '@/ui/messages/ko/posts-writing.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useAskedEdit } from './asked-edit.tsx';
import styles from './drafts.module.css';
import { EditDialog, type RunningEdit, shownFailure } from './editing.tsx';
import { PostFormBody, SaveDraftButton } from './post-form.tsx';
import type { PublishingRight } from './use-publishing-right.ts';

export interface AskedDraftsProps<List> {
  /** Must stay the same while the drafts are shown. */
  readonly page: DraftsPage<List>;
  readonly right: PublishingRight;
}

interface DraftsProps<Field extends string, ValidationError extends string, Post, List> extends AskedDraftsProps<List> {
  readonly drafts: DraftsFactory<Field, ValidationError, Post, List>;
  /** The noun for the kind of post, in Korean. */
  readonly noun: string;
  readonly labels: Readonly<Record<Field, string>>;
  readonly shown?: (field: Field, text: string) => ReactNode;
  /** The form of an opened draft. @param fileAddress where a file can be read, by the address that names it */
  readonly children: (edit: RunningEdit<Field, ValidationError>, fileAddress: (file: string) => string) => ReactNode;
}

/** The drafts of one kind of post: their list, and the dialog in which a draft is edited (EDIT-03). */
export function Drafts<Field extends string, ValidationError extends string, Post, List>(
  props: DraftsProps<Field, ValidationError, Post, List>,
) {
  const { page, right, drafts, noun, labels, shown, children } = props;
  const provided = useMemo(() => drafts(page), [drafts, page]);
  const [snapshot, send, list] = useMachine(provided.machine);
  const editing = useMemo(() => provided.editing(list), [provided, list]);
  // The state starts again for another user.
  const edit = useAskedEdit(undefined, list);
  usePageLeft(send);

  return (
    <>
      <DraftList
        state={provided.select(snapshot)}
        onOpened={edit.ask}
        onRemoved={(id) => send({ type: 'removal.asked', id })}
        onRetry={() => send({ type: 'retry.asked' })}
      />
      <EditDialog
        key={edit.key}
        id={edit.id}
        owner={edit.owner}
        right={right}
        editing={editing}
        noun={noun}
        texts={draftDialogMessages(noun)}
        labels={labels}
        {...(shown !== undefined && { shown })}
      >
        {(draft) => children(draft, (file) => provided.fileAddress(snapshot, file))}
      </EditDialog>
    </>
  );
}

interface DraftListProps {
  readonly state: AsyncState<readonly SavedDraft[]>;
  readonly onOpened: (id: EntityId) => void;
  readonly onRemoved: (id: EntityId) => void;
  readonly onRetry: () => void;
}

/**
 * The unpublished drafts, each with its author and when it was last saved (EDIT-03). Folded into one row, so that
 * nothing below it moves once it has been read.
 */
export function DraftList({ state, onOpened, onRemoved, onRetry }: DraftListProps) {
  const id = useId();
  if (state.status === 'failed' && state.reason === 'unsupported') {
    return <p className={styles.absent}>{draftMessages.absent}</p>;
  }
  return (
    // Stays after its last draft was removed, because the focus is in it.
    <section aria-labelledby={id} tabIndex={-1}>
      <Disclosure
        arrow
        className={styles.drafts}
        summaryClassName={styles.row}
        summary={
          <h2 className={styles.heading} id={id}>
            {state.status === 'failed' ? draftMessages.unread : draftMessages.counted(countOf(state))}
          </h2>
        }
      >
        <div className={styles.content}>
          <Async
            state={state}
            loading={draftMessages.loading}
            lines={2}
            empty={<p className={styles.hint}>{draftMessages.empty}</p>}
            renderFailed={(reason) => (
              <FailureState sentence={draftMessages.failed} reason={reason} onRetry={onRetry} />
            )}
          >
            {(drafts) => (
              <>
                <p className={styles.hint}>{draftMessages.hint}</p>
                <ul aria-labelledby={id}>
                  {drafts.map((draft) => (
                    <li key={draft.id} className={styles.draft}>
                      <div className={styles.words}>
                        <p>
                          <strong>{postTitle(draft)}</strong>
                        </p>
                        <p className={styles.hint}>{draftAbout(draft)}</p>
                      </div>
                      <div className={styles.actions}>
                        <Button variant="bare" onClick={() => onOpened(draft.id)}>
                          <span>{draftMessages.open}</span>
                          <VisuallyHidden>{` ${postTitle(draft)}`}</VisuallyHidden>
                        </Button>
                        <Button
                          variant="danger"
                          onClick={({ currentTarget }) => {
                            focusNeighbour(currentTarget, 'li', currentTarget.closest('section'));
                            onRemoved(draft.id);
                          }}
                        >
                          <span>{postMessages.remove}</span>
                          <VisuallyHidden>{` ${postTitle(draft)}`}</VisuallyHidden>
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Async>
        </div>
      </Disclosure>
    </section>
  );
}

function countOf(state: AsyncState<readonly SavedDraft[]>): number | undefined {
  if (state.status === 'ready') return state.value.length;
  return state.status === 'empty' ? 0 : undefined;
}

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
            <Button variant="bare" busy={isSubmitting} onClick={form.clear}>
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
