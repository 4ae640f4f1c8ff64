import { sameId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { required } from '@/shared/machines/outcome-actor.ts';
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
import type { MemberResolution } from './member-detail-state.ts';
import type { MemberDetailActor } from './provide-member-detail.ts';
import type { SaveMemberDraft } from './provide-save-member-draft.ts';

/** The form of a member who was read. @param page holds them as read last: a saved version is the next initial value */
export type MemberFormFactory = (
  page: MemberDetailActor,
) => ProvidedForm<MemberDraft, MemberDraftError, Failure, MemberRecord | undefined>;

export interface MemberFormDependencies {
  readonly save: SaveMemberDraft;
  /** The typed changes of a member, and the version that they change. */
  readonly drafts: Draft<MemberResolution>;
  readonly clock: Clock;
  readonly isEmail: (text: string) => boolean;
}

/** The form of a member as they were read, or with the draft that was stored when the session expired (AUTH-15). */
export function provideMemberForms({ save, drafts, clock, isEmail }: MemberFormDependencies): MemberFormFactory {
  return (page) => {
    const current = () => required(page.getSnapshot().context.record);
    const fresh = current();
    const stored = storedAbout(fresh, drafts);
    // A restored draft refers to the version of the member that it was typed for, until the member is saved.
    const record = () => (stored !== undefined && current() === fresh ? stored.record : current());
    const before = () => draftOf(record().member);
    const rules = { today: clock.today(), isEmail };
    return provideForm({
      definition: {
        initial: before(),
        restarted: before,
        errors: (draft: MemberDraft) => memberDraftErrors(draft, before(), rules),
        isWritten: (draft) => changedFields(before(), draft).length > 0,
      },
      draft: {
        read: () => stored?.draft,
        write: (draft) => drafts.write({ record: record(), draft }),
      },
      // A restored draft belongs to this form from now on: it is not stored when the user leaves the page.
      begun: (draft) => drafts.write({ record: record(), draft }),
      submit: async (draft, signal) => {
        const sent = record();
        const outcome = await save({ draft, record: sent }, signal);
        if (outcome.kind === 'refused' && outcome.reason === 'conflict')
          page.send({ type: 'conflict.found', before: sent, mine: draft });
        return outcome;
      },
      accepted: (saved) => page.send({ type: 'member.saved', record: saved }),
      // The form restarts with the version that the server has now.
      onChangedElsewhere: (notify) => {
        const listening = page.on('member.reloaded', () => notify('saved'));
        return () => listening.unsubscribe();
      },
    });
  };
}

function storedAbout({ member }: MemberRecord, drafts: Draft<MemberResolution>): MemberResolution | undefined {
  const stored = drafts.read();
  if (stored === undefined || !sameId(stored.record.member.id, member.id)) return undefined;
  return changedFields(draftOf(stored.record.member), stored.draft).length === 0 ? undefined : stored;
}
