import { createFeature } from './feature.ts';
import { SEARCH, searchBindings } from './search.bindings.ts';

/** One search over the site. */
export const searchFeature = createFeature({ search: SEARCH }, [searchBindings]);
