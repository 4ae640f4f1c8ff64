import { createFeature } from './feature.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.bindings.ts';
import { memberNamesBindings } from './member-names.bindings.ts';
import { GOVERNING_SESSION, organisationBindings } from './organisation.bindings.ts';
import {
  CHOOSABLE_MEMBERS,
  ORGANISATION_PART,
  organisationManagementBindings,
} from './organisation-management.bindings.ts';

/** Editing who serves in the organisation. */
export const organisationManagementFeature = createFeature(
  {
    part: ORGANISATION_PART,
    members: CHOOSABLE_MEMBERS,
    governingSession: GOVERNING_SESSION,
    leaveQuestion: LEAVE_QUESTION,
  },
  [organisationBindings, leaveGuardBindings, memberNamesBindings, organisationManagementBindings],
);
