import { createFeature } from './feature.ts';
import { NEW_POSTS, newPostsBindings } from './new-posts.bindings.ts';

/** The count of new posts since the last visit, for a signed-in user's home page (MINE-07). */
export const myChurchCardFeature = createFeature({ newPosts: NEW_POSTS }, newPostsBindings);
