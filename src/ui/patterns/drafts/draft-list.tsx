import { useId } from 'react';
import type { SavedDraft } from '@/content/domain/saved-draft.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { guardPresses } from '@/ui/kit/actions/guard-presses.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { draftAbout, draftMessages } from '@/ui/messages/ko/draft-messages.ts';
import { postMessages, postTitle } from '@/ui/messages/ko/post-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import styles from './draft-list.module.css';
import { DraftsRow } from './drafts-row.tsx';

interface DraftListProps {
  readonly state: AsyncState<readonly SavedDraft[]>;
  readonly onOpened: (id: EntityId) => void;
  readonly onRemoved: (id: EntityId) => void;
  readonly onRetry: () => void;
  /** Called with each press while rows move, which does nothing else; undefined while they stand. */
  readonly onTurnedAway: (() => void) | undefined;
}

/**
 * The unpublished drafts, each with its author and when it was last saved (EDIT-03). Folded into one row, so that
 * nothing below it moves once it has been read.
 */
export function DraftList({ state, onOpened, onRemoved, onRetry, onTurnedAway }: DraftListProps) {
  const id = useId();
  if (state.status === 'failed' && state.reason === 'unsupported') return <DraftsRow words={draftMessages.absent} />;
  return (
    // Stays after its last draft was removed, because the focus is in it.
    <section aria-labelledby={id} tabIndex={-1} {...guardPresses(onTurnedAway)}>
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
                          {draftMessages.open}
                          <VisuallyHidden> {postTitle(draft)}</VisuallyHidden>
                        </Button>
                        <Button
                          variant="danger"
                          onClick={({ currentTarget }) => {
                            focusNeighbour(currentTarget, 'li', currentTarget.closest('section'));
                            onRemoved(draft.id);
                          }}
                        >
                          {postMessages.remove}
                          <VisuallyHidden> {postTitle(draft)}</VisuallyHidden>
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
