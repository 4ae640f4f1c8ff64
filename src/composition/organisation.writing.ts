import { makeHttpMemberNameRepository } from '@/adapters/http/members.ts';
import { makeHttpOrganisationRepository } from '@/adapters/http/organisation.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/organisation.writing.ts';
import { perUser } from '@/auth/per-user.store.ts';
import { provideGoverningSession } from '@/organisation/organisation.machine.ts';
import { provideOrganisationParts } from '@/organisation/parts.machine.ts';
import { makePartDrafts } from '@/organisation/parts.store.ts';
import { makeSavePart } from '@/organisation/parts.use-cases.ts';
import { entry } from './entry.ts';
import { makeLeaveQuestion } from './leave-guard.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** Editing who serves in the organisation (ORGN-10). */
export const organisationWritingEntry = entry({
  part: (get) => {
    const editor = makeHttpOrganisationEditor(get(AUTHENTICATED_CLIENT));
    return provideOrganisationParts({
      editor,
      save: makeSavePart(editor),
      drafts: makePartDrafts(perUser(get(CURRENT_USER))),
      notifications: get(NOTIFICATIONS),
      navigation: get(NAVIGATION),
    });
  },
  members: (get) => {
    const members = makeHttpMemberNameRepository(get(AUTHENTICATED_CLIENT));
    return { read: (signal: AbortSignal) => members.all(signal) };
  },
  governingSession: (get) =>
    provideGoverningSession(makeHttpOrganisationRepository(get(AUTHENTICATED_CLIENT)), get(NOTIFICATIONS)),
  leaveQuestion: makeLeaveQuestion,
});
