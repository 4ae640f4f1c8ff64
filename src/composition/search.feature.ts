import { createFeature } from './feature.ts';
import { listEntriesBindings } from './list-entries.bindings.ts';
import { SEARCH, searchBindings } from './search.bindings.ts';
import { visitorPostsBindings } from './visitor-posts.bindings.ts';

/** One search over the site. */
export const searchFeature = createFeature({ search: SEARCH }, [
  visitorPostsBindings,
  listEntriesBindings,
  searchBindings,
]);
