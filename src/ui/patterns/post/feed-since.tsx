import { daysOfStart, type ListStart } from '@/content/domain/list-start.ts';
import type { Post } from '@/content/domain/post.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { jumpMessages, shownSince, startName } from '@/ui/messages/ko/jump-messages.ts';
import styles from './feed-jump.module.css';

interface FeedSinceProps {
  readonly start: ListStart;
  /** The first post of the list; undefined until it is read, and in an empty list. */
  readonly first: Pick<Post, 'created'> | undefined;
  /** The address of the whole list. */
  readonly newest: string;
}

/** Says at which year or month a list begins, and links to the whole list. */
export function FeedSince({ start, first, newest }: FeedSinceProps) {
  const days = daysOfStart(start);
  const day = first?.created;
  if (first === undefined || days === undefined) return null;
  const found =
    day === undefined || (day >= days.first && day <= days.last) ? 'there' : day < days.first ? 'earlier' : 'later';
  return (
    <div className={styles.since}>
      <Notice alert>
        {shownSince(startName(start))[found]} <TextLink href={newest}>{jumpMessages.toNewest}</TextLink>
      </Notice>
    </div>
  );
}
