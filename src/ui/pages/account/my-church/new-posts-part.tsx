import { useId, useSyncExternalStore } from 'react';
import type { NewPosts, NewPostsViewModel } from '@/content/machines/start-new-posts.ts';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Async, type AsyncState } from '@/ui/kit/feedback/async.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { newPostsMessages as messages, notReadText } from '@/ui/messages/ko/new-posts-messages.ts';
import styles from './my-church.module.css';
import { NewInList } from './new-in-list.tsx';

/** The posts that are new since this device showed the lists last (MINE-07); the part disappears when all were seen. */
export function NewPostsPart({ news }: { readonly news: NewPosts }) {
  const id = useId();
  const viewModel = useSyncExternalStore(news.subscribe, news.read);
  return (
    <section aria-labelledby={id} aria-busy={viewModel.isLoading}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      <Async state={stateOf(viewModel)} loading={messages.loading} lines={3} empty={<p>{messages.empty}</p>}>
        {({ lists, failed }) => (
          <>
            {lists.map((list) => (
              <NewInList key={list.kind} list={list} />
            ))}
            {failed.length > 0 && (
              <ActionNotice action={kitMessages.retry} onAction={news.retry} className={styles.failed}>
                <strong>{messages.failed}</strong>
                <p>{notReadText(failed)}</p>
              </ActionNotice>
            )}
          </>
        )}
      </Async>
    </section>
  );
}

function stateOf(viewModel: NewPostsViewModel): AsyncState<NewPostsViewModel, never> {
  if (viewModel.isLoading) return { status: 'loading' };
  const isEmpty = viewModel.lists.length === 0 && viewModel.failed.length === 0;
  return isEmpty ? { status: 'empty' } : { status: 'ready', value: viewModel };
}
