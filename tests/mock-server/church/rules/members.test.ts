import { beforeEach, describe, expect, it } from 'vitest';
import type { Church } from '../../../../mock-server/church/church.ts';
import { changeAccount } from '../../../../mock-server/church/rules/accounts.ts';
import { addMember, deleteMember, findOwnMember, restoreMember } from '../../../../mock-server/church/rules/members.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { churchAt } from '../../seeds/church-at.ts';

const { member, unlinked } = personas;

describe('MINE-01 the member of an account', () => {
  let church: Church;
  const numberOf = (name: string) => church.members.findFirst((query) => query.where({ name }))?.id ?? 0;
  const linkedTo = async (memberId: number) => {
    await changeAccount(church, unlinked.id, { memberId });
    return findOwnMember(church, unlinked.id);
  };

  beforeEach(async () => {
    church = await churchAt('2026-11-18');
  });

  it('stands in a family, whose zone is theirs', () => {
    const own = findOwnMember(church, member.id);
    expect(own).toMatchObject({ member: { name: '김민수' }, family: { name: '김민수 가정' } });
    expect(church.zones.findFirst((query) => query.where((zone) => zone.id === own?.zoneId))?.name).toBe('루케 구역');
  });

  it.each(['김민수', '문지영', '김태오'])('is found in it as head, spouse or child: %s', async (name) => {
    expect(await linkedTo(numberOf(name))).toMatchObject({ member: { name }, family: { name: '김민수 가정' } });
  });

  it('has no zone where the family stands outside every zone, and no family where none has them', async () => {
    const outside = church.families.findFirst((query) => query.where((family) => family.zoneId === null));
    expect(await linkedTo(outside?.headId ?? 0)).toMatchObject({ family: { id: outside?.id }, zoneId: null });
    await addMember(church, { name: '황보라', gender: 'female', birthDate: null });
    expect(await linkedTo(numberOf('황보라'))).toMatchObject({ family: null, zoneId: null });
  });

  it('is undefined for an account that is not linked, or that is not there (MINE-02)', () => {
    expect(findOwnMember(church, unlinked.id)).toBeUndefined();
    expect(findOwnMember(church, 'nobody')).toBeUndefined();
  });

  it('is undefined while the member is deleted (MEMB-06)', async () => {
    await deleteMember(church, numberOf('김민수'));
    expect(findOwnMember(church, member.id)).toBeUndefined();
    await restoreMember(church, numberOf('김민수'));
    expect(findOwnMember(church, member.id)).toMatchObject({ member: { name: '김민수' } });
  });
});
