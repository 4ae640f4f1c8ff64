import { beforeEach, describe, expect, it } from 'vitest';
import type { Church } from '../../../mock-server/church/church.ts';
import { changeAccount } from '../../../mock-server/church/rules/accounts.ts';
import { deleteMember } from '../../../mock-server/church/rules/members.ts';
import { findOwnMember, placeOfMember, requireOwnMember } from '../../../mock-server/church/rules/own-member.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { churchAt } from '../seeds/church-at.ts';

const { member, unlinked } = personas;

describe('MINE-01 the member of an account', () => {
  let church: Church;
  const numberOf = (name: string) => church.members.findFirst((query) => query.where({ name }))?.id ?? 0;

  beforeEach(async () => {
    church = await churchAt('2026-11-18');
  });

  it('stands in a family, whose zone is theirs', () => {
    const own = findOwnMember(church, member.id);
    expect(own).toMatchObject({ member: { name: '김민수' }, family: { name: '김민수 가정' } });
    expect(church.zones.findFirst((query) => query.where((zone) => zone.id === own?.zoneId))?.name).toBe('루케 구역');
  });

  it.each(['김민수', '문지영', '김태오'])('is found in it as head, spouse or child: %s', (name) => {
    expect(placeOfMember(church, numberOf(name))).toMatchObject({ family: { name: '김민수 가정' } });
  });

  it('has no zone where the family stands outside every zone, and no family where none has them', async () => {
    const { id } = await church.members.create({
      id: church.nextId('members'),
      name: '황보라',
      email: null,
      gender: 'female',
      birthDate: null,
      dutyId: null,
      version: 1,
      deletedAt: null,
    });
    expect(placeOfMember(church, id)).toMatchObject({ family: null, zoneId: null });
    const outside = church.families.findFirst((query) => query.where((family) => family.zoneId === null));
    expect(placeOfMember(church, outside?.headId ?? 0)).toMatchObject({ family: { id: outside?.id }, zoneId: null });
  });

  it('is nobody for an account that is not linked, or whose member is deleted (MINE-02, MEMB-06)', async () => {
    expect(findOwnMember(church, unlinked.id)).toBeUndefined();
    expect(findOwnMember(church, 'nobody')).toBeUndefined();
    await deleteMember(church, numberOf('김민수'));
    expect(findOwnMember(church, member.id)).toBeUndefined();
  });

  it('is required by calls for linked members alone: others are refused with a sentence', async () => {
    expect(requireOwnMember(church, member.id)).toMatchObject({ kind: 'done', value: { member: { name: '김민수' } } });
    expect(requireOwnMember(church, unlinked.id)).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    await changeAccount(church, unlinked.id, { memberId: numberOf('정하나') });
    expect(requireOwnMember(church, unlinked.id)).toMatchObject({
      kind: 'done',
      value: { member: { name: '정하나' } },
    });
  });
});
