import { createFeature } from './feature.ts';
import { newPostsBindings } from './new-posts.bindings.ts';
import { NEW_POSTS } from './new-posts.tokens.ts';

/** How many are new in the lists, for the menu (MINE-07): the page of one's own has them in its feature. */
export const newCountsFeature = createFeature({ newPosts: NEW_POSTS }, [newPostsBindings]);
