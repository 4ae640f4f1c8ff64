import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { MemberEntry } from './member.ts';

/** The members with the same name, ignoring spaces; none for a blank name. */
export function namesakesOf(members: readonly MemberEntry[], name: string): readonly MemberEntry[] {
  const wanted = plain(name);
  return wanted === '' ? [] : members.filter((member) => plain(member.name) === wanted);
}

/** The members without this one. */
export function withoutMember(members: readonly MemberEntry[], id: EntityId): readonly MemberEntry[] {
  return members.filter((member) => !sameId(member.id, id));
}

function plain(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, '');
}
