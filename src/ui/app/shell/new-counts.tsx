import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { newCountsFeature } from '@/composition/new-counts.feature.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { newCountText } from '@/ui/messages/ko/new-posts-messages.ts';
import { useService } from '../island/core.tsx';
import { watchedPages } from '../routes/watched-pages.ts';
import styles from '../section/request-count.module.css';
import { DRAWER_ID } from './dialog-ids.ts';

/**
 * How many are new, at the lists in the open drawer (MINE-07). Its links are prerendered and have no services: the numbers are
 * rendered into them from here.
 */
export function NewCounts() {
  const news = useService(newCountsFeature, 'newPosts');
  const { lists } = useSyncExternalStore(news.subscribe, news.read);
  return lists.flatMap((list) =>
    [...document.querySelectorAll(`#${DRAWER_ID} nav a[href="${watchedPages[list.kind]}" i]`)].map((link, at) =>
      createPortal(
        <span className={styles.count}>
          <span aria-hidden="true">{list.isMore ? `${list.posts.length}+` : list.posts.length}</span>
          <VisuallyHidden>{newCountText(list)}</VisuallyHidden>
        </span>,
        link,
        `${list.kind} ${at}`,
      ),
    ),
  );
}
