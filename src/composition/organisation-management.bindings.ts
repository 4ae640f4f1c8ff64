import { ContainerModule } from 'inversify';
import { makeHttpOrganisationEditor } from '@/adapters/http/http-organisation-editor.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { perUser } from '@/auth/machines/per-user.ts';
import { makePartDrafts } from '@/organisation/machines/part-drafts.ts';
import {
  type OrganisationPartFactory,
  provideOrganisationParts,
} from '@/organisation/machines/provide-organisation-parts.ts';
import type { OrganisationEditor } from '@/organisation/ports/organisation-editor.ts';
import { makeSavePart, type SavePart } from '@/organisation/use-cases/make-save-part.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { MEMBER_NAMES } from './member-names.tokens.ts';
import {
  CHOOSABLE_MEMBERS,
  ORGANISATION_EDITOR,
  ORGANISATION_PART,
  SAVE_PART,
} from './organisation-management.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SESSION, type SessionActor } from './tokens.ts';

/** Editing who serves in the organisation (ORGN-10). */
export const organisationManagementBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_EDITOR).toResolvedValue(makeHttpOrganisationEditor, [AUTHENTICATED_CLIENT]);
  bind(SAVE_PART).toResolvedValue(makeSavePart, [ORGANISATION_EDITOR]);
  bind(CHOOSABLE_MEMBERS).toResolvedValue(
    (members) => provideReadOnce({ read: (signal) => members.all(signal) }),
    [MEMBER_NAMES],
  );
  bind(ORGANISATION_PART).toResolvedValue(bindParts, [ORGANISATION_EDITOR, SAVE_PART, NOTIFICATIONS, SESSION]);
});

function bindParts(
  editor: OrganisationEditor,
  save: SavePart,
  notifications: Notifications,
  session: SessionActor,
): OrganisationPartFactory {
  const user = currentUserOf(session);
  return provideOrganisationParts({ editor, save, drafts: makePartDrafts(perUser(user)), notifications, user });
}
