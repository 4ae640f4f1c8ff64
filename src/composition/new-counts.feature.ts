import { createFeature } from './feature.ts';
import { NEW_POSTS, newPostsBindings } from './new-posts.bindings.ts';

/** The counts of new posts in the lists, for the menu (MINE-07); the user's own page has them in its own feature. */
export const newCountsFeature = createFeature({ newPosts: NEW_POSTS }, newPostsBindings);
