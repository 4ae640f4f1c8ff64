import { createFeature } from './feature.ts';
import { PAGE_ACCESS, pageAccessBindings } from './page-access.bindings.ts';

/** Who may see a page: a feature of its own, which loads with the pages that are not for everybody. */
export const pageAccessFeature = createFeature({ accessTo: PAGE_ACCESS }, [pageAccessBindings]);
