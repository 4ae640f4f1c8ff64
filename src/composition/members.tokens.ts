import type { MemberRecord } from '@/admin/domain/member.ts';
import type { MemberConflict } from '@/admin/machines/member-detail-state.ts';
import type { ProvidedMemberConflict } from '@/admin/machines/provide-member-conflict.ts';
import type { MemberDetailFactory } from '@/admin/machines/provide-member-detail.ts';
import type { MemberFormFactory } from '@/admin/machines/provide-member-form.ts';
import type { ProvidedMemberList } from '@/admin/machines/provide-member-list.ts';
import type { MemberRegistrationActor } from '@/admin/machines/provide-member-registration.ts';
import type { MemberRemovals } from '@/admin/machines/provide-member-removals.ts';
import type { NewMemberForm } from '@/admin/machines/provide-new-member-form.ts';
import type { SaveMemberDraft } from '@/admin/machines/provide-save-member-draft.ts';
import type { MemberNeighboursActor } from '@/admin/machines/start-member-neighbours.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import type { RegisterMember } from '@/admin/use-cases/make-register-member.ts';
import type { RemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import type { SaveMember } from '@/admin/use-cases/make-save-member.ts';
import type { SaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import { token } from './token.ts';

export type MemberConflictFactory = (
  met: MemberConflict,
  settled: (record: MemberRecord | undefined) => void,
) => ProvidedMemberConflict;

export const MEMBER_REPOSITORY = token<MemberRepository>('MemberRepository');
export const MEMBER_NEWS = token<MemberNews>('MemberNews');
export const REGISTER_MEMBER = token<RegisterMember>('RegisterMember');
export const REMOVE_MEMBER = token<RemoveMember>('RemoveMember');
export const SAVE_MEMBER = token<SaveMember>('SaveMember');
export const SAVE_MEMBER_LIST = token<SaveMemberList>('SaveMemberList');
export const MEMBER_REMOVALS = token<MemberRemovals>('MemberRemovals');
export const MEMBER_LIST = token<ProvidedMemberList>('MemberList');
export const MEMBER_NEIGHBOURS = token<MemberNeighboursActor>('MemberNeighbours');
export const MEMBER_REGISTRATION = token<MemberRegistrationActor>('MemberRegistration');
export const NEW_MEMBER_FORM = token<NewMemberForm>('NewMemberForm');
export const MEMBER_DETAIL = token<MemberDetailFactory>('MemberDetail');
export const SAVE_MEMBER_DRAFT = token<SaveMemberDraft>('SaveMemberDraft');
export const MEMBER_FORM = token<MemberFormFactory>('MemberForm');
export const MEMBER_CONFLICT = token<MemberConflictFactory>('MemberConflict');
