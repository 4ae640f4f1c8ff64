import { createFeature } from './feature.ts';
import { NEW_POSTS, newPostsBindings } from './new-posts.bindings.ts';

/** How many are new in the lists, for the menu (MINE-07): the page of one's own has them in its feature. */
export const newCountsFeature = createFeature({ newPosts: NEW_POSTS }, newPostsBindings);
