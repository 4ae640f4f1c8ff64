import { CORRECTION_INBOX, correctionInboxBindings } from './correction-inbox.bindings.ts';
import { createFeature } from './feature.ts';
import { LINK_REQUESTS, linkRequestsBindings } from './link-requests.bindings.ts';
import { memberNamesBindings } from './member-names.bindings.ts';
import { ROLE_REQUESTS, roleRequestsBindings } from './role-requests.bindings.ts';
import {
  APPLY_ROLES,
  MY_ROLES,
  ROLE_ADDITION_FORM,
  ROLE_CANDIDATES,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_REQUEST_FORM,
  rolesBindings,
} from './roles.bindings.ts';

/** Roles, the members who have them, and the requests for them. */
export const rolesFeature = createFeature(
  {
    mine: MY_ROLES,
    applyRoles: APPLY_ROLES,
    list: ROLE_LIST,
    detail: ROLE_DETAIL,
    additionForm: ROLE_ADDITION_FORM,
    requests: ROLE_REQUESTS,
    candidates: ROLE_CANDIDATES,
    requestForm: ROLE_REQUEST_FORM,
    linkRequests: LINK_REQUESTS,
    corrections: CORRECTION_INBOX,
  },
  [memberNamesBindings, roleRequestsBindings, rolesBindings, linkRequestsBindings, correctionInboxBindings],
);
