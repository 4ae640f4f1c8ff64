import type { Advertisement } from '../domain/advertisement.ts';
import type { PostList } from './post-list.ts';
import type { PostPress } from './post-press.ts';

/** Where the members' advertisements hang (ADVT-01, ADVT-03). */
export type AdvertisementBoard = PostList<Advertisement>;

/** Takes title, content, author and images, as many as there are (ADVT-02). */
export type AdvertisementPress = PostPress<Advertisement>;
