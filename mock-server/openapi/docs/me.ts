import * as z from 'zod';
import type { links } from '../../api/links.ts';
import type { me } from '../../api/me.ts';
import { answer, type DocumentationOf } from '../documentation.ts';
import * as schemas from '../schemas/me.ts';
import { ownRecord } from '../schemas/own-record.ts';

const own = { id: 7, name: '김민수' };
const beside = { id: 12, name: '이선영' };
const asked = { name: '정하나', birthDate: '1993-03-26', note: '람바레 구역입니다.' };
const request = { id: 3, ...asked, created: '2026-11-15T13:00:00.000Z' };

export const meDocs: DocumentationOf<typeof me> = {
  readOwnMembership: {
    summary: "The caller's own member, with family, zone, duties and service",
    description:
      'An account and a member are two things: `member` is null, and all else empty, while the account is linked to none. ' +
      'Deleted members stand nowhere. Teachers and pupils of one school are not beside each other.',
    requirements: ['MINE-01', 'MINE-02'],
    answer: answer(schemas.ownMembership, {
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
    request: asked,
    answer: answer(schemas.ownLinkRequest, { ...request, state: 'open', answer: null }),
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
    answer: answer(schemas.deletion, { due: null }),
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
    answer: answer(schemas.deletion, { due: '2026-12-01T12:40:00.000Z' }),
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
    answer: answer(z.array(schemas.linkRequest), [
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
