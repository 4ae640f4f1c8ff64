import { createFeature } from './feature.ts';
import { PAGE_ACCESS, pageAccessBindings } from './page-access.bindings.ts';

/** The access of the user to a page: a feature of its own, which is loaded with the pages that have an audience. */
export const pageAccessFeature = createFeature({ accessTo: PAGE_ACCESS }, [pageAccessBindings]);
