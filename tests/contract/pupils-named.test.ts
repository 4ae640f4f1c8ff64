import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../mock-server/api/areas.ts';
import type { Endpoint } from '../../mock-server/api/endpoint.ts';
import type { Church } from '../../mock-server/church/church.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { anAccount, password } from '../mock-server/support/people.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { agreeing } from './support/agreeing.ts';
import { type Browser, signedIn } from './support/browser.ts';
import { gatherCast } from './support/cast.ts';
import type { NearHost } from './support/host.ts';
import { PUPILS_NAMED, pupilsNamed, type Reader, readers } from './support/pupils-named.ts';

const reads = Object.values(areas)
  .flatMap(({ endpoints }) => Object.entries<Endpoint>(endpoints))
  .filter(([, { method }]) => method === 'get');

/** The name of a pupil, which nobody and nothing else in this church has. */
const nameOf = (id: number): string => `새싹${id}호`;
const NAME = /새싹\d+호/;
const q = encodeURIComponent('새싹');

/** What the path of a call names, by its first word. */
const records: Readonly<Record<string, (church: Church) => readonly (number | string)[]>> = {
  announcement: ({ announcements }) => announcements.all().map(({ id }) => id),
  advertisement: ({ advertisements }) => advertisements.all().map(({ id }) => id),
  biblestudy: ({ bibleStudies }) => bibleStudies.all().map(({ id }) => id),
  event: () => [57],
  file: ({ storedFiles }) => storedFiles.all().map(({ id }) => id),
  member: (church) => [...pupilsOf(church)].slice(0, 3),
  duty: ({ duties }) => duties.all().map(({ id }) => id),
  role: ({ roles }) => roles.all().map(({ id }) => id),
  committee: ({ committees }) => committees.all().map(({ id }) => id),
  department: ({ departments, missionSocieties }) =>
    [...departments.all(), ...missionSocieties.all()].map(({ id }) => id),
  directory: () => ['none'],
};

/** The queries with which a pupil would be found, where a call needs one. */
const queries: Readonly<Record<string, string>> = {
  readBulletin: 'dateFolder=Sun2026Nov15',
  listBulletins: 'from=2026-11-01&to=2026-11-30',
  listEvents: 'startDate=2026-11-01&endDate=2026-11-30',
  search: `q=${q}&page=1&itemsPerPage=10`,
  readDirectory: `page=1&q=${q}`,
  confirmEmail: 'UserId=none&code=none',
};

function addressesOf(church: Church, operation: string, { path, flag }: Endpoint): readonly string[] {
  const query = [queries[operation], flag && `${flag}=true`].filter(Boolean).join('&');
  const asked = `/api/${path}${query && `?${query}`}`;
  if (!asked.includes('{')) return [asked];
  const [word = ''] = path.toLowerCase().split('/');
  const named = records[word];
  if (named === undefined) throw new Error(`Say which records GET ${path} is asked for`);
  return named(church).map((id) => asked.replace(/\{\w+\}/, String(id)));
}

/** A member who is in no school and no choir. */
const IN_OFFICE_ALONE = 300;

const PUPILS_OFFICES = [
  'studentPresidentId',
  'studentVicePresidentId',
  'studentSecretaryId',
  'studentBookkeeperId',
  'studentTreasurerId',
] as const;

/** The pupils as the records have them, without the rule under test. */
const pupilsOf = ({ departments }: Church): ReadonlySet<number> =>
  new Set(
    departments
      .all()
      .flatMap(({ school, choirs }) => [
        ...(school?.studentIds ?? []),
        ...PUPILS_OFFICES.flatMap((office) => school?.[office] ?? []),
        ...choirs.flatMap((choir) =>
          choir.pupils ? [choir.sopranoIds, choir.altoIds, choir.tenorIds, choir.bassIds, choir.memberIds].flat() : [],
        ),
      ]),
  );

/** Gives all pupils names by which they are known, and one of them every place in which a church names somebody. */
async function placePupils(church: Church): Promise<void> {
  // One holds an office, and stands in no list.
  await church.departments.updateMany((query) => query.where(({ school }) => school !== null), {
    data: ({ school }) => void Object.assign(school ?? {}, { [PUPILS_OFFICES[4]]: IN_OFFICE_ALONE }),
  });
  const pupils = pupilsOf(church);
  await church.members.updateMany((query) => query.where(({ id }) => pupils.has(id)), {
    data: (member) => void (member.name = nameOf(member.id)),
  });
  const [id = 0] = pupils;
  const zoneId = church.families.findFirst((query) => query.where({ name: '김민수 가정' }))?.zoneId ?? 0;
  await church.members.update((query) => query.where({ id }), {
    data: (member) => void Object.assign(member, { birthDate: '1990-05-06', dutyId: 4 }),
  });
  await church.families.updateMany((query) => query.where({ zoneId }), {
    data: (family) => void family.memberIds.push(id),
  });
  await church.zones.update((query) => query.where({ id: zoneId }), { data: (zone) => void (zone.leaderId = id) });
  await church.governingSessions.update((query) => query.where({ id: 1 }), {
    data: (session) => void (session.boardSecretaryId = id),
  });
  await church.committees.updateMany((query) => query.where(() => true), {
    data: (committee) => void (committee.secretaryId = id),
  });
  await church.departments.updateMany((query) => query.where(() => true), {
    data: (department) => {
      department.presidentId = id;
      department.memberIds.push(id);
      department.school?.teacherIds.push(id);
      for (const choir of department.choirs) choir.accompanistIds.push(id);
    },
  });
  await church.missionSocieties.updateMany((query) => query.where(() => true), {
    data: (society) => void society.memberIds.push(id),
  });
  const email = 'pupil@example.org';
  const { id: accountId } = await anAccount(church, {
    email,
    memberId: id,
    name: nameOf(id),
    roles: church.roles.all().map(({ name }) => name),
  });
  const created = '2026-11-10T12:34:56Z';
  const asked = { accountId, created, state: 'open', answer: null } as const;
  await church.roleRequests.create({ ...asked, id: 900, roleId: 'role-teacher', reason: '' });
  await church.corrections.create({ ...asked, id: 900, field: 'name', wanted: nameOf(id), note: '' });
  const { id: other } = await anAccount(church, { email: 'other-pupil@example.org', name: nameOf(id) });
  await church.linkRequests.create({
    ...asked,
    accountId: other,
    id: 900,
    name: nameOf(id),
    birthDate: '1990-05-06',
    note: '',
    memberId: null,
  });
  await church.attendances.create({ id: 900, eventId: 57, accountId, people: 2, waiting: false });
  await church.prayers.create({
    id: 900,
    memberId: id,
    zoneId: null,
    text: '시험',
    anonymous: false,
    until: '2026-12-01',
    created,
    version: 1,
    answered: false,
    hiddenReason: null,
    prayedBy: [],
  });
}

describe('the table of who is told the names of pupils (ORGN-07, REL-35)', () => {
  it('has a row for each call that reads, and for no other', () => {
    const names = reads.map(([name]) => name);
    const missing = names.filter((name) => !pupilsNamed.has(name));
    expect(missing, `${PUPILS_NAMED}: add a row for ${missing.join(', ')}, from the requirements`).toEqual([]);
    expect([...pupilsNamed.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the names of pupils', () => {
  let host: NearHost;
  let browsers: Readonly<Record<Reader, Browser>>;

  beforeAll(async () => {
    host = await openNodeChurch();
    const { church } = host;
    const checked = agreeing(host);
    const account = async (role: string): Promise<Browser> => {
      const email = `unlinked.${role.toLowerCase()}@example.org`;
      await anAccount(church, { email, roles: [role] });
      return signedIn(checked, { email, password });
    };
    await placePupils(church);
    browsers = {
      ...(await gatherCast(checked)),
      unlinked: await signedIn(checked, personas.unlinked),
      unlinkedEditor: await account('Editor'),
      unlinkedAdmin: await account('Admin'),
    };
  });
  afterAll(() => host.close());

  it.each(reads)('are in the answer to %s for those alone whom the table names', async (operation, endpoint) => {
    const addresses = addressesOf(host.church, operation, endpoint);
    expect(addresses).not.toEqual([]);
    const isNamed = async (reader: Reader): Promise<boolean> => {
      const answers = await Promise.all(addresses.map(async (address) => (await browsers[reader].get(address)).text()));
      return answers.some((text) => NAME.test(text));
    };
    const named = await Promise.all(readers.map(isNamed));
    expect(readers.filter((_, at) => named[at])).toEqual(pupilsNamed.get(operation));
  });

  it.each(['session', 'committee/1', 'Department/101'])(
    'are not in the answer to a change of %s by an Admin whose account is linked to nobody',
    async (path) => {
      const answer = await browsers.unlinkedAdmin.sendJson('PUT', `/api/${path}`, {});
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(NAME);
    },
  );
});
