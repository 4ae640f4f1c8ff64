import { ContainerModule } from 'inversify';
import { makeHttpOrganisationEditor } from '@/adapters/http/http-organisation-editor.ts';
import { perUser } from '@/auth/stores/per-user.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import {
  type OrganisationPartFactory,
  provideOrganisationParts,
} from '@/organisation/machines/provide-organisation-parts.ts';
import { makePartDrafts } from '@/organisation/stores/part-drafts.ts';
import { makeSavePart } from '@/organisation/use-cases/make-save-part.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { MEMBER_NAME_REPOSITORY } from './member-names.bindings.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

export const ORGANISATION_PART = token<OrganisationPartFactory>('OrganisationPart');
export const CHOOSABLE_MEMBERS = token<ProvidedReadOnce<readonly MemberName[]>>('ChoosableMembers');

/** Editing who serves in the organisation (ORGN-10). */
export const organisationManagementBindings = new ContainerModule(({ bind }) => {
  bind(CHOOSABLE_MEMBERS).toResolvedValue(
    (members) => provideReadOnce({ read: (signal) => members.all(signal) }),
    [MEMBER_NAME_REPOSITORY],
  );
  bind(ORGANISATION_PART).toResolvedValue(
    (send, notifications, user) => {
      const editor = makeHttpOrganisationEditor(send);
      const drafts = makePartDrafts(perUser(user));
      return provideOrganisationParts({ editor, save: makeSavePart(editor), drafts, notifications, user });
    },
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, CURRENT_USER],
  );
});
