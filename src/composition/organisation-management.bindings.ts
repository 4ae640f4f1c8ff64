import { ContainerModule } from 'inversify';
import { makeHttpOrganisationEditor } from '@/adapters/http/http-organisation-editor.ts';
import { perUser } from '@/auth/stores/per-user.ts';
import { provideOrganisationParts } from '@/organisation/machines/provide-organisation-parts.ts';
import { makePartDrafts } from '@/organisation/stores/part-drafts.ts';
import { makeSavePart } from '@/organisation/use-cases/make-save-part.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { MEMBER_NAMES } from './member-names.tokens.ts';
import {
  CHOOSABLE_MEMBERS,
  ORGANISATION_EDITOR,
  ORGANISATION_PART,
  SAVE_PART,
} from './organisation-management.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** Editing who serves in the organisation (ORGN-10). */
export const organisationManagementBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_EDITOR).toResolvedValue(makeHttpOrganisationEditor, [AUTHENTICATED_CLIENT]);
  bind(SAVE_PART).toResolvedValue(makeSavePart, [ORGANISATION_EDITOR]);
  bind(CHOOSABLE_MEMBERS).toResolvedValue(
    (members) => provideReadOnce({ read: (signal) => members.all(signal) }),
    [MEMBER_NAMES],
  );
  bind(ORGANISATION_PART).toResolvedValue(
    (editor, save, notifications, user) =>
      provideOrganisationParts({ editor, save, drafts: makePartDrafts(perUser(user)), notifications, user }),
    [ORGANISATION_EDITOR, SAVE_PART, NOTIFICATIONS, CURRENT_USER],
  );
});
