import type { DirectoryEntry } from '@/people/domain/directory-entry.ts';
import type { DirectoryEvent, DirectoryList } from '@/people/machines/directory-state.ts';
import type { DirectoryViewModel } from '@/people/machines/provide-directory.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { directoryMessages as messages } from '@/ui/messages/ko/directory-messages.ts';
import styles from './directory.module.css';
import { DirectoryCard } from './directory-card.tsx';
import { DirectoryFailure } from './directory-failure.tsx';

/** The attribute by which the focus finds a member. */
export const entryId = ({ id }: DirectoryEntry): string => `member-${id}`;

interface DirectoryMembersProps {
  readonly list: DirectoryList;
  readonly viewModel: DirectoryViewModel;
  readonly send: (event: DirectoryEvent) => void;
}

/** The members that were found, and the button for more. */
export function DirectoryMembers({ list, viewModel, send }: DirectoryMembersProps) {
  const { entries, hasMore } = list;
  const { isReading, isReadingMore, isNarrowed, failure, waitMinutes } = viewModel;
  const hasStopped = failure !== undefined || waitMinutes !== undefined;
  if (entries.length === 0 && !isNarrowed) return <EmptyState sentence={messages.nobody} />;
  if (entries.length === 0) {
    return (
      <EmptyState sentence={messages.none} next={messages.noneNext}>
        <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
          {messages.showAll}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isReading} className={isReading ? styles.stale : undefined}>
      <ul className={styles.members} aria-label={messages.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DirectoryCard id={entryId(entry)} name={entry.name} zone={entry.zone} seen={entry} />
          </li>
        ))}
      </ul>
      {hasStopped && (
        <DirectoryFailure
          sentence={messages.moreFailed}
          next={messages.moreFailedNext}
          viewModel={viewModel}
          send={send}
        />
      )}
      {hasMore && !hasStopped && (
        <Button
          variant="quiet"
          className={styles.more}
          busy={isReadingMore}
          onClick={() => send({ type: 'more.asked' })}
        >
          {isReadingMore ? messages.moreReading : messages.more}
        </Button>
      )}
    </div>
  );
}
