import { useSyncExternalStore } from 'react';
import { myChurchCardFeature } from '@/composition/my-church-card.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { newTotalText } from '@/ui/messages/ko/new-posts-messages.ts';

/** How many are new in all lists; nothing for zero (MINE-07). */
export function NewTotal() {
  const news = useService(myChurchCardFeature, 'newPosts');
  const { lists } = useSyncExternalStore(news.subscribe, news.read);
  return lists.length > 0 && <Tag tone="accent">{newTotalText(lists)}</Tag>;
}
