import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/http-organisation-editor.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { bindOrganisationPart } from '@/organisation/machines/organisation-part-binding.ts';
import type { MemberNames } from '@/organisation/ports/member-names.ts';
import type { OrganisationEditor } from '@/organisation/ports/organisation-editor.ts';
import { makeSavePart, type SavePart } from '@/organisation/use-cases/make-save-part.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import { bindReadOnce } from '@/shared/machines/read-once-binding.ts';
import { makePartDrafts } from './part-drafts.ts';
import * as tokens from './tokens.ts';

/** Who serves in the organisation, for those who change it (ORGN-10). */
export const organisationManagementBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ORGANISATION_EDITOR).toResolvedValue(makeHttpOrganisationEditor, [tokens.AUTHENTICATED_CLIENT]);
  bind(tokens.MEMBER_NAMES).toResolvedValue(makeHttpMemberNames, [tokens.AUTHENTICATED_CLIENT]);
  bind(tokens.SAVE_PART).toResolvedValue(makeSavePart, [tokens.ORGANISATION_EDITOR]);
  bind(tokens.CHOOSABLE_MEMBERS).toResolvedValue(bindMembers, [tokens.MEMBER_NAMES]).inSingletonScope();
  bind(tokens.ORGANISATION_PART)
    .toResolvedValue(makeOrganisationPart, [
      tokens.ORGANISATION_EDITOR,
      tokens.SAVE_PART,
      tokens.NOTICE_BOARD,
      tokens.SESSION,
    ])
    .inSingletonScope();
});

function bindMembers(members: MemberNames): tokens.ChoosableMembers {
  return bindReadOnce({ read: (signal) => members.all(signal), isEmpty: (all) => all.length === 0 });
}

function makeOrganisationPart(
  editor: OrganisationEditor,
  save: SavePart,
  notices: NoticeBoard,
  session: tokens.SessionActor,
): tokens.OrganisationPart {
  const drafts = makePartDrafts(session);
  const tellNotSaved = (reason: Fault) => {
    if (reason !== 'aborted') notices.show({ tone: 'error', subject: 'organisationNotSaved', reason });
  };

  return (part) =>
    bindOrganisationPart({
      read: (signal) => editor.read(part, signal),
      save: async ({ before, mine }, signal) => {
        const given = new AbortController();
        // Whoever leaves gives it up (REL-18). A page that went away with the role of its reader was not left: what was
        // answered is told all the same (REL-09).
        signal.addEventListener('abort', () => isAdminIn(session) && given.abort());
        const outcome = await save(part, { before: before.sheet, mine }, given.signal);
        if (signal.aborted && outcome.kind === 'refused' && outcome.reason === 'forbidden') tellNotSaved('forbidden');
        return outcome;
      },
      keptDraft: () => drafts.read(part),
      keepDraft: (draft) => drafts.write(part, draft),
      tellSaved: () => notices.show({ tone: 'success', subject: 'organisationSaved' }),
      tellNotSaved,
    });
}

function isAdminIn(session: tokens.SessionActor): boolean {
  return isAdmin(sessionIn(session.getSnapshot())?.roles ?? []);
}
