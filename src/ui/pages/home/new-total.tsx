import { useSyncExternalStore } from 'react';
import { myChurchCardFeature } from '@/composition/new-posts.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { newTotalText } from '@/ui/messages/ko/new-posts.ts';

/** The count of new posts in all lists; nothing for zero (MINE-07). */
function NewTotal({ services }: HasServices<typeof myChurchCardFeature>) {
  const { newPosts: news } = services;
  const { lists } = useSyncExternalStore(news.subscribe, news.read);
  return lists.length > 0 && <Tag tone="accent">{newTotalText(lists)}</Tag>;
}

export const NewTotalIsland = withServices(myChurchCardFeature, NewTotal);
