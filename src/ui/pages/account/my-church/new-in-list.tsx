import type { ListedPost } from '@/content/domain/seen-posts.ts';
import type { NewInKind } from '@/content/machines/start-new-posts.ts';
import { href } from '@/ui/app/routes/href.ts';
import { watchedPages } from '@/ui/app/routes/watched-pages.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { dateText } from '@/ui/messages/ko/date-texts.ts';
import { newCountText, watchedNames } from '@/ui/messages/ko/new-posts-messages.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import styles from './my-church.module.css';

/** The maximum number of titles from one list; the others are only in the list itself. */
const NAMED = 3;

/** The count of new posts in one list, and the titles of the newest. */
export function NewInList({ list }: { readonly list: NewInKind }) {
  const { kind, posts } = list;
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <TextLink alone href={watchedPages[kind]}>
            {watchedNames[kind]}
          </TextLink>
        </h3>
        <Tag tone="accent">{newCountText(list)}</Tag>
      </div>
      <ul>
        {posts.slice(0, NAMED).map((post) => (
          <li key={post.id}>{kind === 'bulletin' ? <NewBulletin post={post} /> : <NewPost post={post} at={kind} />}</li>
        ))}
      </ul>
    </div>
  );
}

function NewPost({ post, at }: { readonly post: ListedPost; readonly at: Exclude<NewInKind['kind'], 'bulletin'> }) {
  return (
    <TextLink alone href={href(at, { id: post.id })}>
      {postTitle(post)}
    </TextLink>
  );
}

function NewBulletin({ post: { created } }: { readonly post: ListedPost }) {
  if (created === undefined) return null;
  return (
    <TextLink alone href={href('bulletin', { day: created })}>
      {dateText(created)}
    </TextLink>
  );
}
