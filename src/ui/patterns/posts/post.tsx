import type { ReactNode } from 'react';
import { isPinned } from '@/content/posts/pins.ts';
import { highlightedId, type Post as PostItem } from '@/content/posts/posts.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { Drawing, Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { pinnedText, postMessages, postTitle } from '@/ui/messages/ko/posts.ts';
import { itemAttribute } from '@/ui/patterns/feed/list-place.ts';
import { EditButton } from './asked-edit.tsx';
import styles from './post.module.css';
import { WrittenAbout } from './post-parts.tsx';

interface PostProps {
  readonly post: PostItem;
  /** The address of its own page (PAGE-01). */
  readonly href: string;
  /** '' if no author is named. */
  readonly author?: string;
  /** Its content needs one line only. */
  readonly short?: boolean;
  /** Absent for users who may not change it (EDIT-01). */
  readonly onEdit?: (() => void) | undefined;
  /** Absent for users who may not pin it to the head of its list (EDIT-04). */
  readonly onPin?: (() => void) | undefined;
  /** Absent for users who may not delete it (PERM-02). */
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One entry of a list: its title, day and author above its content (LIST-04). */
export function Post({ post, href, author = '', short = false, onEdit, onPin, onRemove, children }: PostProps) {
  const title = postTitle(post);
  const isHighlighted = highlightedId(useSearch(), 'post') === String(post.id);
  return (
    <article
      className={classNames(styles.post, short && styles.short, isHighlighted && styles.highlighted)}
      {...itemAttribute(post.id)}
    >
      <header>
        {(post.pinnedUntil !== undefined || post.isNew === true) && (
          <p className={styles.marks}>
            {post.isNew === true && <Tag tone="accent">{postMessages.isNew}</Tag>}
            {post.pinnedUntil !== undefined && <Tag tone="accent">{pinnedText(post.pinnedUntil)}</Tag>}
          </p>
        )}
        <h3 className={styles.title} {...(isHighlighted && HIGHLIGHTED)}>
          <Link className={styles.link} href={href}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className={styles.about}>
          <WrittenAbout post={post} author={author} />
        </p>
      </header>
      <div className={styles.body}>{children}</div>
      {onRemove !== undefined && (
        <div className={styles.actions}>
          {onPin !== undefined && <PinButton post={post} title={title} onClick={onPin} />}
          {onEdit !== undefined && <EditButton title={title} onClick={onEdit} />}
          <Button
            variant="danger"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, 'article', currentTarget.closest('section'));
              onRemove();
            }}
          >
            <Icon name="trash" />
            <span>{postMessages.remove}</span>
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </article>
  );
}

/** The ref of the heading of the post that the address names; it gets the focus. */
const HIGHLIGHTED = { 'aria-current': true, tabIndex: -1 } as const;

const PIN = 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7';

interface PinButtonProps {
  readonly post: PostItem;
  readonly title: string;
  readonly onClick: () => void;
}

/** Opens the dialog in which a post is pinned to the head of its list (EDIT-04). */
function PinButton({ post, title, onClick }: PinButtonProps) {
  return (
    <Button variant="bare" onClick={onClick}>
      <Drawing path={PIN} />
      <span>{isPinned(post) ? postMessages.changePin : postMessages.pin}</span>
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
}
