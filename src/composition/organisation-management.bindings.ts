import { ContainerModule } from 'inversify';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/http-organisation-editor.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { perUser } from '@/auth/machines/per-user.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { makePartDrafts } from '@/organisation/machines/part-drafts.ts';
import { provideOrganisationPart } from '@/organisation/machines/provide-organisation-part.ts';
import type { MemberNames } from '@/organisation/ports/member-names.ts';
import type { OrganisationEditor } from '@/organisation/ports/organisation-editor.ts';
import { makeSavePart, type SavePart } from '@/organisation/use-cases/make-save-part.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import {
  CHOOSABLE_MEMBERS,
  type ChoosableMembers,
  MEMBER_NAMES,
  ORGANISATION_EDITOR,
  ORGANISATION_PART,
  type OrganisationPart,
  SAVE_PART,
} from './organisation-management.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SESSION, type SessionActor } from './tokens.ts';

/** Who serves in the organisation, for those who change it (ORGN-10). */
export const organisationManagementBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_EDITOR).toResolvedValue(makeHttpOrganisationEditor, [AUTHENTICATED_CLIENT]);
  bind(MEMBER_NAMES).toResolvedValue(makeHttpMemberNames, [AUTHENTICATED_CLIENT]);
  bind(SAVE_PART).toResolvedValue(makeSavePart, [ORGANISATION_EDITOR]);
  bind(CHOOSABLE_MEMBERS).toResolvedValue(bindMembers, [MEMBER_NAMES]).inSingletonScope();
  bind(ORGANISATION_PART)
    .toResolvedValue(makeOrganisationPart, [ORGANISATION_EDITOR, SAVE_PART, NOTIFICATIONS, SESSION])
    .inSingletonScope();
});

function bindMembers(members: MemberNames): ChoosableMembers {
  return provideReadOnce({ read: (signal) => members.all(signal), isEmpty: (all) => all.length === 0 });
}

function makeOrganisationPart(
  editor: OrganisationEditor,
  save: SavePart,
  notices: ToastQueue,
  session: SessionActor,
): OrganisationPart {
  const drafts = makePartDrafts(perUser(currentUserOf(session)));
  const notifyNotSaved = (reason: Fault) => {
    if (reason !== 'aborted') notices.show({ tone: 'error', subject: 'organisationNotSaved', reason });
  };

  return (part) =>
    provideOrganisationPart({
      read: (signal) => editor.read(part, signal),
      save: async ({ before, mine }, signal) => {
        const given = new AbortController();
        // Whoever leaves gives it up (REL-18). A page that went away with the role of its reader was not left: what was
        // answered is told all the same (REL-09).
        signal.addEventListener('abort', () => isAdminIn(session) && given.abort());
        const outcome = await save(part, { before: before.sheet, mine }, given.signal);
        if (signal.aborted && outcome.kind === 'refused' && outcome.reason === 'forbidden') notifyNotSaved('forbidden');
        return outcome;
      },
      keptDraft: () => drafts.read(part),
      keepDraft: (draft) => drafts.write(part, draft),
      notifySaved: () => notices.show({ tone: 'success', subject: 'organisationSaved' }),
      notifyNotSaved,
    });
}

function isAdminIn(session: SessionActor): boolean {
  return isAdmin(sessionIn(session.getSnapshot())?.roles ?? []);
}
