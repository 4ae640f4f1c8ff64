import { beforeAll, describe, expect, it } from 'vitest';
import type { Church } from '../../../../mock-server/church/church.ts';
import { readCommittee, readDepartment } from '../../../../mock-server/church/rules/organisation.ts';
import { committeeBody, departmentBody } from '../../../../mock-server/church/rules/organisation-bodies.ts';
import { changeCommittee, changeDepartment } from '../../../../mock-server/church/rules/organisation-changes.ts';
import { churchAt } from '../../seeds/church-at.ts';

/** The part of an answer that is sent back over the wire. */
const sentBack = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

it('ORGN-10 refuses a committee with more departments than any church has', () => {
  const departments = Array.from({ length: 101 }, (_, id) => ({ id }));
  expect(committeeBody.safeParse({ departments }).success).toBe(false);
  expect(committeeBody.safeParse({ departments: departments.slice(1) }).success).toBe(true);
});

describe('ORGN-10 whatever a part of the organisation is called, it is taken back as it was given', () => {
  let church: Church;

  beforeAll(async () => {
    church = await churchAt('2026-11-18', 'hostile');
  });

  it('every department and society, those without a name and their choirs too', async () => {
    const ids = [...church.departments.all(), ...church.missionSocieties.all()].map(({ id }) => id);
    expect(church.departments.all().some(({ name }) => name === '')).toBe(true);
    for (const id of ids) {
      const before = readDepartment(church, id, 'linked');
      if (before.kind === 'refused') throw new Error(`There is no department ${id}`);
      // oxlint-disable-next-line no-await-in-loop -- one church, one change after the other
      const saved = await changeDepartment(church, id, departmentBody.parse(sentBack(before.value)), 'linked');
      expect([saved.kind, readDepartment(church, id, 'linked')]).toEqual(['done', before]);
    }
  });

  it('every committee with its departments', async () => {
    for (const { id } of church.committees.all()) {
      const before = readCommittee(church, id, 'linked');
      if (before.kind === 'refused') throw new Error(`There is no committee ${id}`);
      // oxlint-disable-next-line no-await-in-loop -- one church, one change after the other
      const saved = await changeCommittee(church, id, committeeBody.parse(sentBack(before.value)), 'linked');
      expect([saved.kind, readCommittee(church, id, 'linked')]).toEqual(['done', before]);
    }
  });
});
