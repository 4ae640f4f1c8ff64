import { useMemo } from 'react';
import { announcementPageEntry } from '@/composition/post-page.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceWritten } from '@/ui/patterns/posts/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/posts/item-page.tsx';
import { Paragraphs } from '@/ui/patterns/posts/post-parts.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./announcement-editing.tsx').then((module) => module.AnnouncementEditingIsland),
);

/** An announcement as a whole. */
export function AnnouncementIsland({ id }: { readonly id: string }) {
  const services = useServices(announcementPageEntry);
  return (
    <ItemPage
      kind="announcement"
      id={id}
      provided={useMemo(() => services.pageOf(id), [services, id])}
      publishingRights={services.publishingRights}
      renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
      introduce={introduceWritten}
      onShare={(_, title) => void services.shareLink({ title, address: href('announcement', { id }) })}
    >
      {({ content }) => <Paragraphs text={content} />}
    </ItemPage>
  );
}
