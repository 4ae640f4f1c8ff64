import { createFeature } from './feature.ts';
import { searchBindings } from './search.bindings.ts';
import { SEARCH } from './search.tokens.ts';

/** One search over the site. */
export const searchFeature = createFeature({ search: SEARCH }, [searchBindings]);
