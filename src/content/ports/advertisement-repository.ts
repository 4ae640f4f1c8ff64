import type { Advertisement } from '../domain/advertisement.ts';
import type { PostList } from './post-list.ts';
import type { PostPublisher } from './post-publisher.ts';

/** The members' advertisements (ADVT-01, ADVT-03). */
export type AdvertisementRepository = PostList<Advertisement>;

/** Publishes a title, a content, an author and any number of images (ADVT-02). */
export type AdvertisementPublisher = PostPublisher<Advertisement>;
