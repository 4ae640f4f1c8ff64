import { CORRECTION_INBOX, correctionInboxBindings } from './correction-inbox.bindings.ts';
import { createFeature } from './feature.ts';
import { LINK_REQUESTS, linkRequestsBindings } from './link-requests.bindings.ts';
import { memberNamesBindings } from './member-names.bindings.ts';
import { ROLE_REQUESTS, roleRequestsBindings } from './role-requests.bindings.ts';
import {
  MY_ROLES,
  ROLE_CANDIDATES,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_NEWCOMER_FORM,
  ROLE_WISH_FORM,
  rolesBindings,
} from './roles.bindings.ts';

/** Roles, the members who have them, and the requests for them. */
export const rolesFeature = createFeature(
  {
    mine: MY_ROLES,
    list: ROLE_LIST,
    detail: ROLE_DETAIL,
    newcomerForm: ROLE_NEWCOMER_FORM,
    requests: ROLE_REQUESTS,
    candidates: ROLE_CANDIDATES,
    wishForm: ROLE_WISH_FORM,
    linkRequests: LINK_REQUESTS,
    corrections: CORRECTION_INBOX,
  },
  [memberNamesBindings, roleRequestsBindings, rolesBindings, linkRequestsBindings, correctionInboxBindings],
);
