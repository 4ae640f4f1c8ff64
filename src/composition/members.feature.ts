import { createFeature } from './feature.ts';
import { fileSaverBindings } from './file-saver.bindings.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.bindings.ts';
import {
  MEMBER_CONFLICT,
  MEMBER_DETAIL,
  MEMBER_FORM,
  MEMBER_LIST,
  MEMBER_NEIGHBOURS,
  MEMBER_REGISTRATION,
  membersBindings,
  NEW_MEMBER_FORM,
  SAVE_MEMBER_LIST,
} from './members.bindings.ts';

/** The administration of members. */
export const membersFeature = createFeature(
  {
    list: MEMBER_LIST,
    neighbours: MEMBER_NEIGHBOURS,
    saveList: SAVE_MEMBER_LIST,
    registration: MEMBER_REGISTRATION,
    newMemberForm: NEW_MEMBER_FORM,
    detail: MEMBER_DETAIL,
    form: MEMBER_FORM,
    conflict: MEMBER_CONFLICT,
    leaveQuestion: LEAVE_QUESTION,
  },
  [leaveGuardBindings, fileSaverBindings, membersBindings],
);
