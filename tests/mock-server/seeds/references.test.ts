import { beforeAll, describe, expect, it } from 'vitest';
import { type Church, numberedNames } from '../../../mock-server/church/church.ts';
import { worldNames } from '../../../mock-server/seeds/worlds.ts';
import { churchAt } from './church-at.ts';

/** Every number under a key that ends with `Id` or `Ids`, at any depth, except those of other kinds. */
const memberReferences = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(memberReferences);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (['committeeId', 'zoneId', 'dutyId'].includes(key)) return [];
    if (/Ids?$/.test(key)) return [inner].flat().filter((id) => typeof id === 'number');
    return memberReferences(inner);
  });
};

describe.each(worldNames)('the records of the world %s', (world) => {
  let church: Church;

  beforeAll(async () => {
    church = await churchAt('2026-11-18', world);
  });

  it('have no number twice', () => {
    for (const name of numberedNames) {
      const ids = church[name].all().map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('have no key twice where the key is text', () => {
    for (const name of ['accounts', 'roles', 'storedFiles'] as const) {
      const ids = church[name].all().map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('name only members that exist', () => {
    const members = new Set(church.members.all().map(({ id }) => id));
    const named = [
      church.accounts.all(),
      church.zones.all(),
      church.families.all(),
      church.governingSessions.all(),
      church.committees.all(),
      church.departments.all(),
      church.missionSocieties.all(),
      church.prayers.all(),
    ].flatMap(memberReferences);
    expect(named.filter((id) => !members.has(id))).toEqual([]);
    expect(named.length > 0).toBe(world !== 'empty');
  });

  it('name only duties, zones, committees, roles and accounts that exist', () => {
    const keys = (list: readonly { id: number | string }[]) =>
      new Set<number | string | null>(list.map(({ id }) => id)).add(null);
    const [duties, zones, committees] = [
      keys(church.duties.all()),
      keys(church.zones.all()),
      keys(church.committees.all()),
    ];
    const [roles, accounts] = [keys(church.roles.all()), keys(church.accounts.all())];
    expect(church.members.all().filter(({ dutyId }) => !duties.has(dutyId))).toEqual([]);
    expect(church.families.all().filter(({ zoneId }) => !zones.has(zoneId))).toEqual([]);
    expect(church.departments.all().filter(({ committeeId }) => !committees.has(committeeId))).toEqual([]);
    expect(
      church.roleRequests.all().filter((wish) => !roles.has(wish.roleId) || !accounts.has(wish.accountId)),
    ).toEqual([]);
  });
});
