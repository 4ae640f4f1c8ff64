import { ContainerModule } from 'inversify';
import { makeHttpOrganisationEditor } from '@/adapters/http/organisation.writing.ts';
import { perUser } from '@/auth/per-user.store.ts';
import { type OrganisationPartFactory, provideOrganisationParts } from '@/organisation/parts.machine.ts';
import { makePartDrafts } from '@/organisation/parts.store.ts';
import { makeSavePart } from '@/organisation/parts.use-cases.ts';
import type { MemberName } from '@/people/member-names.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { createFeature } from './entry.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.ts';
import { MEMBER_NAME_REPOSITORY, memberNamesBindings } from './member-names.bindings.ts';
import { membershipBindings } from './membership.ts';
import { GOVERNING_SESSION, organisationBindings } from './organisation.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

export const ORGANISATION_PART = token<OrganisationPartFactory>('OrganisationPart');
export const CHOOSABLE_MEMBERS = token<ProvidedReadOnce<readonly MemberName[]>>('ChoosableMembers');

export const organisationManagementBindings = new ContainerModule(({ bind }) => {
  bind(CHOOSABLE_MEMBERS).toResolvedValue(
    (members) => provideReadOnce({ read: (signal) => members.all(signal) }),
    [MEMBER_NAME_REPOSITORY],
  );
  bind(ORGANISATION_PART).toResolvedValue(
    (send, notifications, navigation, user) => {
      const editor = makeHttpOrganisationEditor(send);
      const drafts = makePartDrafts(perUser(user));
      return provideOrganisationParts({ editor, save: makeSavePart(editor), drafts, notifications, navigation });
    },
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

/** Editing who serves in the organisation (ORGN-10). */
export const organisationManagementFeature = createFeature(
  {
    part: ORGANISATION_PART,
    members: CHOOSABLE_MEMBERS,
    governingSession: GOVERNING_SESSION,
    leaveQuestion: LEAVE_QUESTION,
  },
  [membershipBindings, organisationBindings, leaveGuardBindings, memberNamesBindings, organisationManagementBindings],
);
