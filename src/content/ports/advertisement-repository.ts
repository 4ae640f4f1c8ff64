import type { Advertisement } from '../domain/advertisement.ts';
import type { PostList } from './post-list.ts';
import type { PostPublisher } from './post-publisher.ts';

/** Where the members' advertisements hang (ADVT-01, ADVT-03). */
export type AdvertisementRepository = PostList<Advertisement>;

/** Takes title, content, author and images, as many as there are (ADVT-02). */
export type AdvertisementPublisher = PostPublisher<Advertisement>;
