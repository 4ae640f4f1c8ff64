import { useId, useSyncExternalStore } from 'react';
import type { NewPosts } from '@/content/machines/start-new-posts.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { newPostsMessages as messages, notReadText } from '@/ui/messages/ko/new-posts-messages.ts';
import styles from './my-church.module.css';
import { NewInList } from './new-in-list.tsx';

/** The posts that are new since this device showed the lists last (MINE-07); the part disappears when all were seen. */
export function NewPostsPart({ news }: { readonly news: NewPosts }) {
  const id = useId();
  const { isLoading, lists, failed } = useSyncExternalStore(news.subscribe, news.read);
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      {isLoading && <Skeleton label={messages.loading} lines={3} />}
      {!isLoading && lists.length === 0 && failed.length === 0 && <p>{messages.empty}</p>}
      {lists.map((list) => (
        <NewInList key={list.kind} list={list} />
      ))}
      {failed.length > 0 && (
        <div className={styles.failed}>
          <Notice kind="bad" alert>
            <strong>{messages.failed}</strong>
            <p>{notReadText(failed)}</p>
          </Notice>
          <Button variant="quiet" onClick={news.retry}>
            {kitMessages.retry}
          </Button>
        </div>
      )}
    </section>
  );
}
