import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { newCountsEntry } from '@/composition/new-posts.ts';
import { Count } from '@/ui/kit/data/count.tsx';
import { newCountText } from '@/ui/messages/ko/new-posts.ts';
import { useServices } from '../islands/core-context.tsx';
import { watchedPages } from '../routes/watched-pages.ts';
import { DRAWER_ID } from './dialogs.tsx';

/**
 * The counts of new posts, at the lists in the open drawer (MINE-07). Its links are prerendered and have no services:
 * the counts are rendered into them from here.
 */
export function NewCountsIsland() {
  const { newPosts: news } = useServices(newCountsEntry);
  const { lists } = useSyncExternalStore(news.subscribe, news.read);
  return lists.flatMap((list) =>
    [...document.querySelectorAll(`#${DRAWER_ID} nav a[href="${watchedPages[list.kind]}" i]`)].map((link, at) =>
      createPortal(
        <Count shown={list.isMore ? `${list.posts.length}+` : list.posts.length} label={newCountText(list)} />,
        link,
        `${list.kind} ${at}`,
      ),
    ),
  );
}
