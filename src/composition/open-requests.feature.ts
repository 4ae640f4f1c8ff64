import { CORRECTION_INBOX, correctionInboxBindings } from './correction-inbox.bindings.ts';
import { createFeature } from './feature.ts';
import { LINK_REQUESTS, linkRequestsBindings } from './link-requests.bindings.ts';
import { ROLE_REQUESTS, roleRequestsBindings } from './role-requests.bindings.ts';

/** The counts of open requests in the menus, each of which may fail: the page of roles has them in its own feature. */
export const openRequestsFeature = createFeature(
  { roleRequests: ROLE_REQUESTS, linkRequests: LINK_REQUESTS, corrections: CORRECTION_INBOX },
  [roleRequestsBindings, linkRequestsBindings, correctionInboxBindings],
);
