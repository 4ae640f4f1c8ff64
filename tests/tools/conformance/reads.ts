import { inside, type Values } from './place.ts';

/** The answers so far, by the `operationId` of their call. */
export type Answers = ReadonlyMap<string, unknown>;

/** A reading call with its parameters; where there are several sets of them, each is sent. */
export interface Read {
  readonly id: string;
  readonly asks: (answers: Answers, now: Date) => readonly Values[];
}

const always = (id: string, values: Values = {}): Read => ({ id, asks: () => [values] });

/** With parameters from other answers, where those have any. */
const named = (
  id: string,
  parameter: string,
  ...places: readonly (readonly [string, ...(string | number)[]])[]
): Read => ({
  id,
  asks: (answers) =>
    places.flatMap(([source, ...names]) => {
      const value = inside(answers.get(source), ...names);
      return typeof value === 'string' || typeof value === 'number' ? [{ [parameter]: value }] : [];
    }),
});

const DAY = 86_400_000;
const dayAround = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

/** `Sun2026Nov15` for the last Sunday. */
function lastWeek(now: Date): string {
  const sunday = new Date(now.getTime() - now.getUTCDay() * DAY);
  const [, day = '', month = '', year = ''] = sunday.toUTCString().split(' ');
  return `Sun${year}${month}${day}`;
}

const FIRST_PAGE = { page: 1, itemsPerPage: 10 };

const lastSegment = (address: unknown): readonly Values[] => {
  const id = typeof address === 'string' ? address.split('/').at(-1) : undefined;
  return id === undefined || id === '' ? [] : [{ id }];
};

/** Every reading call of the contract, in an order in which each has the ids that it needs. */
export const READS: readonly Read[] = [
  always('listAnnouncements', FIRST_PAGE),
  named('readAnnouncement', 'id', ['listAnnouncements', 0, 'id']),
  always('listAdvertisements', FIRST_PAGE),
  named('readAdvertisement', 'id', ['listAdvertisements', 0, 'id']),
  always('listBibleStudies', FIRST_PAGE),
  named('readBibleStudy', 'id', ['listBibleStudies', 0, 'id']),
  always('search', { q: '예배', ...FIRST_PAGE }),
  named('readBibleStudyFile', 'id', ['listBibleStudies', 0, 'id']),
  { id: 'listBulletins', asks: (_, now) => [{ from: dayAround(now, -60), to: dayAround(now, 30) }] },
  {
    id: 'readBulletin',
    asks: (answers, now) => {
      const week = inside(answers.get('listBulletins'), 0);
      return [{ dateFolder: typeof week === 'string' ? week : lastWeek(now) }];
    },
  },
  {
    id: 'readFile',
    asks: (answers) => [
      ...lastSegment(inside(answers.get('readBulletin'), 0)),
      ...lastSegment(inside(answers.get('listAdvertisements'), 0, 'imageUrls', 0)),
    ],
  },
  { id: 'listEvents', asks: (_, now) => [{ startDate: dayAround(now, -30), endDate: dayAround(now, 30) }] },
  named('readEvent', 'id', ['listEvents', 0, 'id']),
  always('listMembers'),
  named('readMember', 'id', ['listMembers', 0, 'id']),
  always('listDuties'),
  named('readDuty', 'id', ['listDuties', 0, 'id']),
  always('listZones'),
  always('listMyRoles'),
  always('listRoles'),
  named('readRole', 'roleId', ['listRoles', 0, 'id']),
  always('listRoleRequests'),
  always('readOwnMembership'),
  always('readOwnRecord'),
  always('listOwnCorrections'),
  always('listCorrections'),
  always('listPrayers'),
  always('listLinkRequests'),
  always('readSession'),
  named('readCommittee', 'id', ['readSession', 'committees', 0, 'id']),
  always('readDirectory', { page: 1 }),
  always('readVisibility'),
  always('readDeletion'),
  {
    id: 'readPhoto',
    asks: (answers) =>
      lastSegment(inside(answers.get('readVisibility'), 'own', 'photo')).map(({ id }) => ({ key: id ?? '' })),
  },
  named('readDepartment', 'id', ['readSession', 'missions', 0, 'id'], ['readCommittee', 'departments', 0, 'id']),
];
