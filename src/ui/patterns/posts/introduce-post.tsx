import type { Post, WrittenPost } from '@/content/posts/posts.ts';
import { excerptOf } from '@/shared/characters.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import { pageDescription } from '@/ui/messages/ko/prerender.ts';
import type { ItemIntroduction } from './item-page.tsx';
import { WrittenAbout } from './post-parts.tsx';

/** The maximum length of a text in previews. */
const DESCRIPTION_LENGTH = 150;

/** The head of a post's page, for a post with a text. */
export function introduceWritten(post: WrittenPost): ItemIntroduction {
  const lines = post.content.replaceAll(/\s+/g, ' ').trim();
  return {
    title: postTitle(post),
    about: <WrittenAbout post={post} author={post.author} />,
    description: excerptOf(lines, DESCRIPTION_LENGTH).text,
  };
}

/** The head of a question sheet's page, which has no text of its own. */
export function introduceSheet(post: Post): ItemIntroduction {
  return {
    title: postTitle(post),
    about: <WrittenAbout post={post} />,
    description: pageDescription('bibleStudies'),
  };
}
