import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { MemberEntry } from './member.ts';

/** The members who have that name already, whatever blanks stand in it; nobody is called by blanks. */
export function namesakesOf(members: readonly MemberEntry[], name: string): readonly MemberEntry[] {
  const sought = plain(name);
  return sought === '' ? [] : members.filter((member) => plain(member.name) === sought);
}

/** The members without one of them. */
export function withoutMember(members: readonly MemberEntry[], id: EntityId): readonly MemberEntry[] {
  return members.filter((member) => !sameId(member.id, id));
}

function plain(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, '');
}
