import { draftOf, type MemberDraft, type NewMemberDraft } from '@/admin/members/member-forms.ts';
import type { Member, MemberEntry, MemberRecord } from '@/admin/members/members.ts';

export const anEntry = (entry: Partial<MemberEntry> = {}): MemberEntry => ({
  id: 7,
  name: '김민수',
  email: 'minsu@example.org',
  ...entry,
});

export const aMember = (member: Partial<Member> = {}): Member => ({
  ...anEntry(),
  gender: 'male',
  birthDate: '1980-05-30',
  duty: { id: 13, name: '서리집사' },
  zone: { id: 2, name: '람바레 구역' },
  family: { id: 5, name: '김민수 가정' },
  ...member,
});

export const aRecord = (member: Partial<Member> = {}, version: string | undefined = '"1"'): MemberRecord => ({
  member: aMember(member),
  version,
});

export const aMemberDraft = (draft: Partial<MemberDraft> = {}): MemberDraft => ({ ...draftOf(aMember()), ...draft });

export const aNewMemberDraft = (draft: Partial<NewMemberDraft> = {}): NewMemberDraft => ({
  name: '황보라',
  gender: 'female',
  birthDate: '1990-02-28',
  ...draft,
});
