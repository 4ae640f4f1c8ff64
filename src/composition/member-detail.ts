import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { MemberRecord } from '@/admin/domain/member.ts';
import {
  changedFields,
  draftOf,
  type MemberDraft,
  memberDraftProblems,
  withDraft,
} from '@/admin/domain/member-draft.ts';
import { shortName } from '@/admin/domain/member-name.ts';
import { provideMemberConflict } from '@/admin/machines/provide-member-conflict.ts';
import { provideMemberDetail } from '@/admin/machines/provide-member-detail.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import type { SaveMember } from '@/admin/use-cases/make-save-member.ts';
import { isEmailAddress } from '@/auth/domain/email-address.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { makeSessionDraft } from '@/auth/machines/session-draft.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import { type Draft, provideForm } from '@/shared/machines/provide-form.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type {
  MemberConflictFactory,
  MemberDetail,
  MemberFormFactory,
  MemberRemovals,
  SaveMemberDraft,
} from './members.tokens.ts';
import type { SessionActor } from './tokens.ts';

export function makeMemberDetails(repository: MemberRepository, removals: MemberRemovals): MemberDetail {
  return (id) =>
    provideMemberDetail({
      read: (signal) => repository.find(id, signal),
      readDuties: (signal) => repository.duties(signal),
      remove: removals,
    });
}

/** Saves what was typed about a member and tells how it went, where the form cannot (MEMB-05). */
export function makeSaveMemberDraft(save: SaveMember, notices: ToastQueue, session: SessionActor): SaveMemberDraft {
  return async ({ draft, record: { member, version } }, signal) => {
    const about = shortName(draft);
    const outcome = await save(withDraft(member, draft), version, signal);
    if (outcome.kind === 'done') notices.show({ tone: 'success', subject: 'memberSaved', about });
    // Whoever is no longer an Admin has lost the form with the page, and what was typed waits for them (REL-09).
    else if (outcome.reason === 'aborted' && !mayManage(session)) {
      notices.show({ tone: 'error', subject: 'memberNotSaved', about, reason: 'forbidden' });
    }
    return outcome;
  };
}

function mayManage(session: SessionActor): boolean {
  const user = sessionIn(session.getSnapshot());
  // Who is signed out was told so already.
  return user === undefined || isAdmin(user.roles);
}

/** What was typed about a member, and about which version of them. */
interface KeptMember {
  readonly record: MemberRecord;
  readonly draft: MemberDraft;
}

/** The form of a member as they were read, or as it was left when the session ended by itself (AUTH-15). */
export function makeMemberForms(save: SaveMemberDraft, session: SessionActor, clock: Clock): MemberFormFactory {
  const drafts = makeSessionDraft<KeptMember>(currentUserOf(session));

  return (fresh, { saved, conflicted }) => {
    const kept = keptAbout(fresh, drafts);
    const record = kept?.record ?? fresh;
    const before = draftOf(record.member);
    const rules = { today: calendarDateOf(clock.now()), isEmailAddress };
    const form = provideForm({
      definition: { initial: before, problems: (draft: MemberDraft) => memberDraftProblems(draft, before, rules) },
      draft: {
        read: () => {
          const draft = kept?.draft ?? before;
          drafts.write({ record, draft });
          return draft;
        },
        write: (draft) => drafts.write({ record, draft }),
      },
      submit: async (draft, signal) => {
        const outcome = await save({ draft, record }, signal);
        if (outcome.kind === 'refused' && outcome.reason === 'conflict') conflicted({ before: record, mine: draft });
        return outcome;
      },
      accepted: saved,
    });
    return { form, before };
  };
}

function keptAbout({ member }: MemberRecord, drafts: Draft<KeptMember>): KeptMember | undefined {
  const kept = drafts.read();
  if (kept === undefined || !sameId(kept.record.member.id, member.id)) return undefined;
  return changedFields(draftOf(kept.record.member), kept.draft).length === 0 ? undefined : kept;
}

/** The choice between two versions of a member (MEMB-05). */
export function makeMemberConflicts(repository: MemberRepository, save: SaveMemberDraft): MemberConflictFactory {
  return (met, settled) =>
    provideMemberConflict(met, {
      read: (signal) => repository.find(met.before.member.id, signal),
      save,
      settled,
    });
}
