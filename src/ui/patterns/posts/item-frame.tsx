import type { ReactNode } from 'react';
import type { PostName } from '@/content/posts/posts.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { itemPageTexts, itemTitle } from '@/ui/messages/ko/item-pages.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

/** After a navigation the focus is on the page's heading (ROUTE-09): the island's heading takes it over. */
const keepFocus = keepFocusWithin('[data-page-heading]');

/** The page of one item: the frame around its prerendered part and its island. */
export function ItemFrame({ children }: { readonly children: ReactNode }) {
  return <div ref={keepFocus}>{children}</div>;
}

interface ItemHeadProps {
  readonly kind: PostName;
  /** Absent until the item is known. */
  readonly title?: string | undefined;
  /** Its day and author. */
  readonly about?: ReactNode;
}

/** The name of the item's list above its title, which is also the document's. */
export function ItemHead({ kind, title = pageNames[kind], about }: ItemHeadProps) {
  const list = LISTS[kind];
  return (
    <>
      <title>{itemTitle(title)}</title>
      <PageHead
        title={title}
        over={
          <TextLink alone href={href(list)}>
            {pageNames[list]}
          </TextLink>
        }
        lead={about}
      />
    </>
  );
}

/** The page of one item before its island is loaded. */
export function ItemSkeleton({ kind }: Pick<ItemHeadProps, 'kind'>) {
  return (
    <>
      <ItemHead kind={kind} />
      <Skeleton label={itemPageTexts[kind].loading} lines={8} />
    </>
  );
}

/** The list of each kind of item. */
export const LISTS = {
  announcement: 'announcements',
  advertisement: 'advertisements',
  bibleStudy: 'bibleStudies',
  event: 'events',
} as const satisfies Record<PostName, string>;
