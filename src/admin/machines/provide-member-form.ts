import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { MemberRecord } from '../domain/member.ts';
import {
  changedFields,
  draftOf,
  type MemberDraft,
  type MemberDraftError,
  memberDraftErrors,
} from '../domain/member-draft.ts';
import type { Settlement } from './member-conflict.machine.ts';
import type { MetConflict } from './member-detail-state.ts';
import type { SaveMemberDraft } from './provide-save-member-draft.ts';

/** The form of a member as they were read. @param current as they were read last: what is saved is the next beginning */
export type MemberFormFactory = (
  current: () => MemberRecord,
  told: {
    readonly saved: (record: MemberRecord | undefined) => void;
    readonly conflicted: (met: MetConflict) => void;
  },
) => ProvidedForm<MemberDraft, MemberDraftError, Failure>;

export interface MemberFormDependencies {
  readonly save: SaveMemberDraft;
  /** What was typed about a member, and about which version of them. */
  readonly drafts: Draft<Settlement>;
  readonly clock: Clock;
  readonly isEmailAddress: (text: string) => boolean;
}

/** The form of a member as they were read, or as it was left when the session ended by itself (AUTH-15). */
export function provideMemberForms({ save, drafts, clock, isEmailAddress }: MemberFormDependencies): MemberFormFactory {
  return (current, { saved, conflicted }) => {
    const fresh = current();
    const kept = keptAbout(fresh, drafts);
    // What came back is about the member as they were then, until they are saved.
    const record = () => (kept !== undefined && current() === fresh ? kept.record : current());
    const before = () => draftOf(record().member);
    const rules = { today: calendarDateOf(clock.now()), isEmailAddress };
    return provideForm({
      definition: {
        initial: before(),
        anew: before,
        errors: (draft: MemberDraft) => memberDraftErrors(draft, before(), rules),
        isWritten: (draft) => changedFields(before(), draft).length > 0,
      },
      draft: {
        read: () => kept?.draft,
        write: (draft) => drafts.write({ record: record(), draft }),
      },
      // What came back is this form's from now on: whoever leaves the page leaves nothing behind.
      begun: (draft) => drafts.write({ record: record(), draft }),
      submit: async (draft, signal) => {
        const sent = record();
        const outcome = await save({ draft, record: sent }, signal);
        if (outcome.kind === 'refused' && outcome.reason === 'conflict') conflicted({ before: sent, mine: draft });
        return outcome;
      },
      accepted: saved,
    });
  };
}

function keptAbout({ member }: MemberRecord, drafts: Draft<Settlement>): Settlement | undefined {
  const kept = drafts.read();
  if (kept === undefined || !sameId(kept.record.member.id, member.id)) return undefined;
  return changedFields(draftOf(kept.record.member), kept.draft).length === 0 ? undefined : kept;
}
