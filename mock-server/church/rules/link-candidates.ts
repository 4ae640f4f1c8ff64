import type { Church } from '../church.ts';
import type { LinkRequest } from '../schemas/accounts.ts';
import type { Member } from '../schemas/people.ts';
import { memberEntries } from './member-views.ts';

/** A member to whom the account may belong; name and date of birth show an Admin how well they match. */
export interface LinkCandidate {
  readonly id: number;
  readonly name: string;
  readonly birthDate: string | null;
  readonly zone: { readonly id: number; readonly name: string } | null;
}

const spelled = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '');

/**
 * The living members with that name or date of birth to whom no other account is linked; those who match in both are
 * first.
 */
export function linkCandidates(church: Church, { accountId, name, birthDate }: LinkRequest): LinkCandidate[] {
  const taken = new Set(
    church.accounts.all().flatMap(({ id, memberId }) => (id === accountId || memberId === null ? [] : [memberId])),
  );
  const fit = (member: Member): number =>
    Number(spelled(member.name) === spelled(name)) + Number(member.birthDate === birthDate);
  const fitting = church.members
    .all()
    .filter((member) => member.deletedAt === null && !taken.has(member.id) && fit(member) > 0)
    .toSorted((one, other) => fit(other) - fit(one));
  return memberEntries(church, fitting).map(({ id, name: own, birthDate: born, zone }) => ({
    id,
    name: own,
    birthDate: born,
    zone,
  }));
}
