import { createFeature } from './feature.ts';
import { roleRequestsBindings } from './role-requests.bindings.ts';
import { ROLE_REQUESTS } from './role-requests.tokens.ts';

/** The count of open requests in the menus: the page of roles has them in its own feature. */
export const openRequestsFeature = createFeature({ requests: ROLE_REQUESTS }, [roleRequestsBindings]);
