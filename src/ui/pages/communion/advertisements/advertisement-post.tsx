import type { Advertisement } from '@/content/domain/advertisement.ts';
import { href } from '@/ui/app/routes/href.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import { Post } from '@/ui/patterns/post/post.tsx';
import { Excerpt } from './excerpt.tsx';
import { Pictures } from './pictures.tsx';

interface AdvertisementPostProps {
  readonly advertisement: Advertisement;
  readonly onEdit: (() => void) | undefined;
  readonly onPin?: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  /** @param at the index of the picture, from 0 */
  readonly onPictureOpened: (at: number) => void;
}

/** One advertisement: title, day, author, the beginning of its content, and its pictures (ADVT-01). */
export function AdvertisementPost({ advertisement, onEdit, onPin, onRemove, onPictureOpened }: AdvertisementPostProps) {
  const { author, content, images } = advertisement;
  const title = postTitle(advertisement);
  return (
    <Post
      post={advertisement}
      href={href('advertisement', { id: advertisement.id })}
      author={author}
      onEdit={onEdit}
      onPin={onPin}
      onRemove={onRemove}
    >
      <Excerpt title={title} content={content} />
      {images.length > 0 && <Pictures title={title} images={images} onOpened={onPictureOpened} />}
    </Post>
  );
}
