import { useSyncExternalStore } from 'react';
import { myChurchCardEntry } from '@/composition/new-posts.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { newTotalText } from '@/ui/messages/ko/new-posts.ts';

/** The count of new posts in all lists; nothing for zero (MINE-07). */
export function NewTotalIsland() {
  const { newPosts: news } = useServices(myChurchCardEntry);
  const { lists } = useSyncExternalStore(news.subscribe, news.read);
  return lists.length > 0 && <Tag tone="accent">{newTotalText(lists)}</Tag>;
}
