import type { ChurchRecords } from '../church/church.ts';
import type { Account } from '../church/schemas/accounts.ts';
import { everydayWorld } from './everyday.ts';
import { hostileFileNames, hostileSvg, hostileUrls, hostileWords } from './texts/hostile-words.ts';

/** The nth item of a list, which repeats from its beginning. */
const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

const word = (at: number): string => nth(hostileWords, at);

const intruder: Account = {
  id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c05',
  email: '"<script>"@example.org',
  password: 'Somang1976&',
  name: word(0),
  duty: word(1),
  roles: ['Teacher', word(2)],
  emailConfirmed: true,
  memberId: null,
  deletionDue: null,
};

const hostilePeople = (world: ChurchRecords): Partial<ChurchRecords> => ({
  accounts: [...world.accounts, intruder],
  roles: [...world.roles, { id: 'a/b?c#d%20', name: word(2) }],
  roleRequests: world.roleRequests.map((request, at) => ({ ...request, reason: word(at) })),
  linkRequests: world.linkRequests.map((request, at) => ({ ...request, name: word(at), note: word(at + 1) })),
  members: world.members.map((member, at) => ({
    ...member,
    name: word(at),
    // The personas keep their address: it ties them to their accounts.
    email: world.accounts.some(({ memberId }) => memberId === member.id) ? member.email : word(at + 3) || null,
    gender: at % 3 === 0 ? 'none' : member.gender,
    birthDate: at % 4 === 0 ? null : member.birthDate,
    telephone: at % 3 === 0 ? word(at + 5) : member.telephone,
  })),
  zones: world.zones.map((zone, at) => ({
    ...zone,
    name: word(at + 5),
    leaderId: at % 2 === 0 ? null : zone.leaderId,
    caretakerId: null,
  })),
  families: world.families.map((family, at) => ({ ...family, name: word(at) })),
  prayers: world.prayers.map((prayer, at) => ({ ...prayer, text: word(at) })),
});

const hostileContent = (world: ChurchRecords): Partial<ChurchRecords> => ({
  announcements: world.announcements.map((item, at) => ({
    ...item,
    title: word(at),
    content: word(at + 7),
    author: word(at + 11),
  })),
  advertisements: world.advertisements.map((item, at) => ({
    ...item,
    title: word(at),
    content: `${word(at + 3)} ${word(at + 11)}`,
    author: word(at + 5),
    imageUrls: [nth(hostileUrls, at), ...item.imageUrls, nth(hostileUrls, at + 1)],
  })),
  bibleStudies: world.bibleStudies.map((item, at) => ({ ...item, title: word(at) })),
  bulletins: world.bulletins.map((item, at) => (at % 2 === 0 ? { ...item, imageUrls: [...hostileUrls] } : item)),
  events: world.events.map((item, at) => ({ ...item, name: word(at), hostedBy: word(at + 9) })),
  storedFiles: [
    ...world.storedFiles.map((file, at) => ({ ...file, fileName: nth(hostileFileNames, at) })),
    { id: 'hostile-svg', fileName: 'hostile.svg', contentType: 'image/svg+xml', content: hostileSvg },
  ],
});

/** Committees, departments and societies with hostile names; every third office is vacant. */
const hostileOrganisation = (world: ChurchRecords): Partial<ChurchRecords> => ({
  duties: world.duties.map((duty) => (duty.id === 8 ? { ...duty, name: word(0) } : duty)),
  governingSessions: world.governingSessions.map((governingSession) => ({
    ...governingSession,
    clerkId: null,
    boardSecretaryId: null,
  })),
  committees: world.committees.map((committee, at) => ({
    ...committee,
    name: word(at),
    chairmanId: at % 3 === 0 ? null : committee.chairmanId,
    jobs: at % 3 === 0 ? [] : [word(at), word(at + 8), word(at + 14)],
  })),
  departments: world.departments.map((department, at) => ({
    ...department,
    name: word(at),
    chairmanId: at % 3 === 0 ? null : department.chairmanId,
    memberIds: at % 3 === 0 ? [] : department.memberIds,
    choirs: department.choirs.map((choir, choirAt) => ({ ...choir, name: word(at + choirAt), conductorId: null })),
  })),
  missionSocieties: world.missionSocieties.map((society, at) => ({
    ...society,
    name: word(at + 2),
    ...(at % 3 === 0 && { presidentId: null, secretaryId: null, treasurerId: null, memberIds: [] }),
  })),
});

/** The everyday church in shape and keys, with texts, addresses and gaps that a careless page would fail on. */
export const hostileWorld = (today: string): ChurchRecords => {
  const world = everydayWorld(today);
  return { ...world, ...hostilePeople(world), ...hostileContent(world), ...hostileOrganisation(world) };
};
