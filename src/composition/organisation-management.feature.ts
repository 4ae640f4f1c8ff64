import { createFeature } from './feature.ts';
import { leaveGuardBindings } from './leave-guard.bindings.ts';
import { LEAVE_QUESTION } from './leave-guard.tokens.ts';
import { memberNamesBindings } from './member-names.bindings.ts';
import { organisationBindings } from './organisation.bindings.ts';
import { GOVERNING_SESSION } from './organisation.tokens.ts';
import { organisationManagementBindings } from './organisation-management.bindings.ts';
import { CHOOSABLE_MEMBERS, ORGANISATION_PART } from './organisation-management.tokens.ts';

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
