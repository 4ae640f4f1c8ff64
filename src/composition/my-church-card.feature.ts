import { createFeature } from './feature.ts';
import { NEW_POSTS, newPostsBindings } from './new-posts.bindings.ts';

/** How much has come since the last visit, for the home page of whoever is signed in (MINE-07). */
export const myChurchCardFeature = createFeature({ newPosts: NEW_POSTS }, newPostsBindings);
