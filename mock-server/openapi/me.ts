import * as z from 'zod';
import type { links, me } from '../api/me.ts';
import { audiences, bodyKinds } from '../church/rules/me.ts';
import { draftKinds } from '../church/schemas/content.ts';
import { ownCorrection } from './corrections.ts';
import { answer, type DocumentationOf, id, instant, people, place } from './documentation.ts';
import { family, zoneOffices } from './people.ts';

/** Where a member serves or learns. */
const seat = { id, kind: z.enum(bodyKinds), name: z.string(), role: z.string().min(1) };

const service = z
  .strictObject({
    ...seat,
    role: seat.role.meta({ description: 'The place, by its name in the answers of the organisation (ORGN-11).' }),
    people,
  })
  .meta({ id: 'Service', description: 'Where a member serves or learns, and with whom: `people` are the others.' });

const asked = { id, name: z.string().min(1), birthDate: z.iso.date(), note: z.string(), created: instant };

const ownLinkRequest = z
  .strictObject({
    ...asked,
    state: z.enum(['open', 'declined']),
    answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  })
  .meta({ id: 'OwnLinkRequest' });

const candidate = z
  .strictObject({ id, name: z.string().min(1), birthDate: z.iso.date().nullable(), zone: place })
  .meta({ id: 'LinkCandidate', description: 'A member of that name, or born on that day, whom no other account has.' });

export const linkRequest = z
  .strictObject({ ...asked, username: z.string(), email: z.string(), candidates: z.array(candidate) })
  .meta({ id: 'LinkRequest' });

export const ownMembership = z
  .strictObject({
    member: place,
    family: family.nullable(),
    zone: z.strictObject(zoneOffices).nullable(),
    duties: z.array(z.strictObject({ id, name: z.string() })),
    departments: z.array(service),
    link: ownLinkRequest.nullable(),
  })
  .meta({ id: 'OwnMembership', description: '`member` is null while the account is linked to no member.' });

export const deletion = z
  .strictObject({ due: instant.nullable() })
  .meta({ id: 'AccountDeletion', description: 'When the account is deleted; null while nobody has asked for that.' });

const seenBy = z.enum(audiences).meta({ id: 'SeenBy', description: 'Who sees it besides the caller.' });

const account = z.strictObject({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  emailConfirmed: z.boolean(),
  deletionDue: instant.nullable().meta({ description: 'When the account goes, which its owner has asked for.' }),
  sessions: z.int().min(0).meta({ description: 'On how many devices the account is signed in.' }),
  seenBy: z.strictObject({ email: seenBy, name: seenBy, roles: seenBy, sessions: seenBy }),
});

const memberSeenBy = z.strictObject({
  name: seenBy,
  gender: seenBy,
  birthDate: seenBy,
  birthday: seenBy,
  telephone: seenBy,
  email: seenBy,
  photo: seenBy,
  duty: seenBy,
  family: seenBy,
  zone: seenBy,
  services: seenBy,
});

const member = z.strictObject({
  name: z.string(),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: z.iso.date().nullable(),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
  birthday: z.string().nullable().meta({ description: 'Month and day, as the directory may show them.' }),
  photo: z.string().nullable(),
  duty: z.string().nullable(),
  family: z.string().nullable(),
  zone: z.string().nullable(),
  services: z.array(z.strictObject(seat)),
  listing: z
    .enum(['listed', 'underAge', 'ageUnknown'])
    .meta({ description: 'Whether the directory shows the member.' }),
  seenBy: memberSeenBy,
});

const prayer = z.strictObject({
  id,
  text: z.string(),
  anonymous: z.boolean(),
  writtenOn: z.iso.date(),
  until: z.iso.date(),
  answered: z.boolean(),
  hiddenReason: z.string().nullable(),
  seenBy,
});

const answered = {
  created: instant,
  answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  seenBy,
};

/** All data that the server has stored about an account (MINE-06). */
export const ownRecord = z
  .strictObject({
    account,
    member: member.nullable(),
    prayers: z.array(prayer),
    prayedFor: z
      .int()
      .min(0)
      .meta({ description: 'How often the caller has prayed for others, whom it does not name.' }),
    attendance: z.array(
      z.strictObject({
        eventId: id,
        event: z.string(),
        start: z.iso.date(),
        people: z.int().positive(),
        waiting: z.boolean(),
        seenBy,
      }),
    ),
    roleRequests: z.array(
      z.strictObject({
        id,
        role: z.string(),
        reason: z.string(),
        state: z.enum(['open', 'granted', 'declined']),
        ...answered,
      }),
    ),
    linkRequests: z.array(
      z.strictObject({
        id,
        name: z.string(),
        birthDate: z.iso.date(),
        note: z.string(),
        state: z.enum(['open', 'accepted', 'declined']),
        ...answered,
      }),
    ),
    corrections: z.array(z.strictObject({ ...ownCorrection.shape, seenBy })),
    drafts: z.array(
      z.strictObject({
        id,
        kind: z.enum(draftKinds),
        created: instant,
        saved: instant,
        texts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        seenBy,
      }),
    ),
  })
  .meta({ id: 'OwnRecord', description: '`member` is null while the account is linked to no member.' });

const own = { id: 7, name: '김민수' };
const beside = { id: 12, name: '이선영' };
const askedExample = { name: '정하나', birthDate: '1993-03-26', note: '람바레 구역입니다.' };
const request = { id: 3, ...askedExample, created: '2026-11-15T13:00:00.000Z' };

export const meDocs: DocumentationOf<typeof me> = {
  readOwnMembership: {
    summary: "The caller's own member, with family, zone, duties and service",
    description:
      'An account and a member are two things: `member` is null, and all else empty, while the account is linked to none. ' +
      'Deleted members stand nowhere. Teachers and pupils of one school are not beside each other.',
    requirements: ['MINE-01', 'MINE-02'],
    answer: answer(ownMembership, {
      member: own,
      family: { id: 3, name: '김민수 가정', head: own, spouse: null, members: [] },
      zone: { id: 2, name: '비야모라 구역', leader: beside, chief: null, caretaker: null },
      duties: [{ id: 10, name: '안수집사' }],
      departments: [{ id: 4, kind: 'department', name: '안내부', role: 'members', people: [beside] }],
      link: null,
    }),
    without: "The page of one's own says in a sentence that this server cannot show it; its other parts stay.",
  },
  askForLink: {
    summary: 'Ask to be linked to the member that one is',
    requirements: ['MINE-02'],
    request: askedExample,
    answer: answer(ownLinkRequest, { ...request, state: 'open', answer: null }),
    errors: { 409: 'The account is linked already, or has asked already.' },
    without: 'What was typed is kept, and a sentence says that this server takes no requests.',
  },
  withdrawLink: {
    summary: 'Take back the request to be linked',
    requirements: ['MINE-02'],
    errors: { 409: 'No request is open: the account has not asked, or somebody has decided on it meanwhile.' },
    without: 'The request stays as it is, and a message says that this server cannot do it.',
  },
  readOwnRecord: {
    summary: 'All that the church keeps of the caller, with who sees it besides them',
    description:
      'The account, its member while it is linked to one, and what the caller has written, sent or answered; nothing of anybody ' +
      'else. `seenBy` stands beside each value or around it: `office` are the Admins, who are in all that follow it, `editors` ' +
      'are with Admins those who publish, `signedIn` is whoever has an account, `members` whoever is linked to a member. No ' +
      'password is told, and nothing on the way may keep the answer.',
    requirements: ['MINE-06', 'REL-35'],
    answer: answer(ownRecord, {
      account: {
        email: 'minsu.kim@example.org',
        name: own.name,
        roles: [],
        emailConfirmed: true,
        deletionDue: null,
        sessions: 1,
        seenBy: { email: 'office', name: 'office', roles: 'office', sessions: 'me' },
      },
      member: {
        name: own.name,
        gender: 'male',
        birthDate: '1984-05-30',
        telephone: '+595 981 234 567',
        email: 'minsu.kim@example.org',
        birthday: '05-30',
        photo: null,
        duty: '안수집사',
        family: '김민수 가정',
        zone: '비야모라 구역',
        services: [{ id: 4, kind: 'department', name: '안내부', role: 'members' }],
        listing: 'listed',
        seenBy: {
          name: 'anyone',
          gender: 'office',
          birthDate: 'office',
          birthday: 'members',
          telephone: 'zone',
          email: 'office',
          photo: 'me',
          duty: 'anyone',
          family: 'family',
          zone: 'members',
          services: 'anyone',
        },
      },
      prayers: [
        {
          id: 3,
          text: '어머니의 수술을 위해 기도해 주세요.',
          anonymous: true,
          writtenOn: '2026-11-15',
          until: '2026-12-15',
          answered: false,
          hiddenReason: null,
          seenBy: 'zone',
        },
      ],
      prayedFor: 4,
      attendance: [
        { eventId: 70, event: '성탄 전야 예배', start: '2026-12-24', people: 3, waiting: false, seenBy: 'editors' },
      ],
      roleRequests: [],
      linkRequests: [{ ...request, state: 'accepted', answer: null, seenBy: 'office' }],
      corrections: [],
      drafts: [],
    }),
    without: 'The page says in a sentence that this server cannot show it.',
  },
  readDeletion: {
    summary: 'Whether the account waits to be deleted, and until when',
    requirements: ['MINE-06'],
    answer: answer(deletion, { due: null }),
    without: 'A sentence says to whom to turn; there is no button.',
  },
  askForDeletion: {
    summary: 'Delete the account in seven days, by its password',
    description:
      'Until then the account is used as before, and the request can be taken back; asked again, the first moment stands. At ' +
      'that moment the account goes with its roles, requests, link, prayer requests, opened fields and places at coming ' +
      'events: signing in is refused as to an unknown address, and every session ends. The member stays in the book of the ' +
      'church, and so does what was published.',
    requirements: ['MINE-06'],
    request: { password: 'Somang1976!' },
    answer: answer(deletion, { due: '2026-12-01T12:40:00.000Z' }),
    errors: { 400: 'The password is wrong (`PasswordMismatch`).', 409: 'Nobody else is left who manages the site.' },
    without: 'The dialog keeps the password, and a sentence says to whom to turn.',
  },
  takeDeletionBack: {
    summary: 'Let the account stay; it may be said again',
    requirements: ['MINE-06'],
    without: 'A sentence says to whom to turn.',
  },
};

const decided = 'Somebody else has decided on it meanwhile.';
const waits = 'The request stays in the list, and a message says that this server cannot do it.';

export const linkDocs: DocumentationOf<typeof links> = {
  listLinkRequests: {
    summary: 'The open requests of accounts to be linked to a member',
    requirements: ['MINE-02'],
    answer: answer(z.array(linkRequest), [
      {
        ...request,
        username: '정하나',
        email: 'hana.jung@example.org',
        candidates: [{ id: 391, name: '정하나', birthDate: '1993-03-26', zone: { id: 8, name: '람바레 구역' } }],
      },
    ]),
    without: 'The page of roles shows no such requests; it is not asked again.',
  },
  acceptLink: {
    summary: 'Link the account to a member',
    description: 'The token need not change: the account asks for its membership again.',
    requirements: ['MINE-02'],
    request: { memberId: 391 },
    errors: { 400: 'There is no such member.', 409: `${decided} Or the member is linked to another account.` },
    without: waits,
  },
  declineLink: {
    summary: 'Decline a request with a reason',
    requirements: ['MINE-02'],
    request: { reason: '생년월일이 명부와 다릅니다.' },
    errors: { 409: decided },
    without: waits,
  },
  reopenLink: {
    summary: 'Undo a decision: the account is linked no more, and the request waits again',
    requirements: ['MINE-02'],
    errors: { 409: 'The account has asked again meanwhile, or is linked.' },
    without: 'A message says that this server cannot do it.',
  },
};
