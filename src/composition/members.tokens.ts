import type { ActorRefFrom } from 'xstate';
import type { MemberEntry, MemberRecord } from '@/admin/domain/member.ts';
import type { MemberDraft, MemberDraftProblem } from '@/admin/domain/member-draft.ts';
import type { NewMemberDraft, NewMemberProblem } from '@/admin/domain/new-member.ts';
import type { Settlement } from '@/admin/machines/member-conflict.machine.ts';
import type { MetConflict } from '@/admin/machines/member-detail.machine.ts';
import type { memberRegistrationMachine } from '@/admin/machines/member-registration.machine.ts';
import type { memberRoundMachine } from '@/admin/machines/member-round.machine.ts';
import type { ProvidedMemberConflict } from '@/admin/machines/provide-member-conflict.ts';
import type { ProvidedMemberDetail } from '@/admin/machines/provide-member-detail.ts';
import type { ProvidedMemberList } from '@/admin/machines/provide-member-list.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import type { RemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import type { SaveMember } from '@/admin/use-cases/make-save-member.ts';
import type { SaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import type { ProvidedForm } from '@/shared/machines/provide-form.ts';
import { token } from './token.ts';

/** The window of new members, one for the whole tab. */
export type MemberRegistrationActor = ActorRefFrom<typeof memberRegistrationMachine>;
/** Whoever looks through the list member by member, one for the whole tab. */
export type MemberRoundActor = ActorRefFrom<typeof memberRoundMachine>;
export type NewMemberForm = ProvidedForm<NewMemberDraft, NewMemberProblem, Fault>;

/** Removes a member, tells how it went and offers the undo, whatever page is shown. */
export type MemberRemovals = (member: MemberEntry) => Promise<Outcome<null>>;
export type MemberDetail = (id: EntityId) => ProvidedMemberDetail;

export type SaveMemberDraft = (
  settlement: Settlement,
  signal?: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/** The form of a member, with what its changes began with. */
export type MemberFormFactory = (
  record: MemberRecord,
  told: {
    readonly saved: (record: MemberRecord | undefined) => void;
    readonly conflicted: (met: MetConflict) => void;
  },
) => { readonly form: ProvidedForm<MemberDraft, MemberDraftProblem, Fault>; readonly before: MemberDraft };

export type MemberConflictFactory = (
  met: MetConflict,
  settled: (record: MemberRecord | undefined) => void,
) => ProvidedMemberConflict;

export const MEMBER_REPOSITORY = token<MemberRepository>('MemberRepository');
export const MEMBER_NEWS = token<MemberNews>('MemberNews');
export const REMOVE_MEMBER = token<RemoveMember>('RemoveMember');
export const SAVE_MEMBER = token<SaveMember>('SaveMember');
export const SAVE_MEMBER_LIST = token<SaveMemberList>('SaveMemberList');
export const MEMBER_REMOVALS = token<MemberRemovals>('MemberRemovals');
export const MEMBER_LIST = token<ProvidedMemberList>('MemberList');
export const MEMBER_ROUND = token<MemberRoundActor>('MemberRound');
export const MEMBER_REGISTRATION = token<MemberRegistrationActor>('MemberRegistration');
export const NEW_MEMBER_FORM = token<NewMemberForm>('NewMemberForm');
export const MEMBER_DETAIL = token<MemberDetail>('MemberDetail');
export const SAVE_MEMBER_DRAFT = token<SaveMemberDraft>('SaveMemberDraft');
export const MEMBER_FORM = token<MemberFormFactory>('MemberForm');
export const MEMBER_CONFLICT = token<MemberConflictFactory>('MemberConflict');
