import * as z from 'zod';
import type { duties, members, zones } from '../api/people.ts';
import { answer, type DocumentationOf, id, people, place } from './documentation.ts';

const known = {
  id,
  name: z.string(),
  email: z.string(),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: z.iso.date().nullable(),
  duty: place,
  zone: place,
};

export const memberEntry = z
  .strictObject(known)
  .meta({ id: 'MemberEntry', description: "A member in the list; without an e-mail, `email` is ''." });

export const member = z.strictObject({ ...known, email: z.string().nullable(), family: place }).meta({ id: 'Member' });

export const duty = z.strictObject({ id, name: z.string(), members: people }).meta({ id: 'Duty' });

export const family = z
  .strictObject({ id, name: z.string(), head: place, spouse: place, members: people })
  .meta({ id: 'Family', description: '`members` are the others: neither head nor spouse stands in them.' });

/** A zone with the members who lead it. */
export const zoneOffices = { id, name: z.string(), leader: place, chief: place, caretaker: place };

export const zone = z.strictObject({ ...zoneOffices, families: z.array(family) }).meta({ id: 'Zone' });

const person = { id: 7, name: '김민수' };
const dutyExample = { id: 10, name: '안수집사' };
const zoneExample = { id: 2, name: '비야모라 구역' };
const entry = {
  ...person,
  email: 'minsu.kim@example.org',
  gender: 'male',
  birthDate: '1976-05-30',
  duty: dutyExample,
  zone: zoneExample,
} as const;
const detail = { ...entry, family: { id: 3, name: '김민수 가정' } };
const oneMember = answer(member, detail, { tagged: true });

const stays = 'a sentence says that this server cannot do it.';

export const memberDocs: DocumentationOf<typeof members> = {
  listMembers: {
    summary: 'Every member',
    requirements: ['MEMB-01', 'PERM-03'],
    answer: answer(z.array(memberEntry), [entry]),
  },
  addMember: {
    summary: 'Register a member',
    requirements: ['MEMB-04'],
    request: { name: '김민수', gender: 'male', birthDate: '1976-05-30' },
    answer: oneMember,
    without: `What was typed is kept behind the button of the message, and ${stays}`,
  },
  readMember: { summary: 'One member', requirements: ['MEMB-05'], answer: oneMember },
  changeMember: {
    summary: 'Change a member; a field left out stays as it is',
    description: 'The shape of the GET. Zone and family have calls of their own: what comes of them is not looked at.',
    requirements: ['MEMB-05'],
    request: detail,
    answer: oneMember,
    without: `The form keeps what was typed, and ${stays}`,
  },
  deleteMember: {
    summary: 'Take a member out of every list',
    requirements: ['MEMB-06'],
    without: `The row comes back, and ${stays}`,
  },
  restoreMember: {
    summary: 'Undo a deletion',
    requirements: ['MEMB-06'],
    answer: oneMember,
    without: `The member stays deleted, and ${stays}`,
  },
};

const back = 'The card goes back to where it was, and a message says that this server cannot do it.';
const moved = 'Somebody else has moved them meanwhile.';

export const dutyDocs: DocumentationOf<typeof duties> = {
  listDuties: {
    summary: 'Every duty with those who hold it',
    requirements: ['DUTY-01'],
    answer: answer(z.array(duty), [{ ...dutyExample, members: [person] }]),
  },
  readDuty: {
    summary: 'One duty with those who hold it',
    requirements: ['PEOP-03'],
    answer: answer(duty, { ...dutyExample, members: [person] }),
  },
  moveToDuty: {
    summary: 'Give a member a duty',
    requirements: ['DUTY-04'],
    request: { fromDutyId: 13 },
    errors: { 409: moved },
    without: back,
  },
  takeDuty: {
    summary: 'Take a duty from a member',
    requirements: ['DUTY-04'],
    errors: { 409: moved },
    without: back,
  },
};

export const zoneDocs: DocumentationOf<typeof zones> = {
  listZones: {
    summary: 'Every zone with its offices and families',
    requirements: ['ZONE-01'],
    answer: answer(z.array(zone), [
      {
        ...zoneExample,
        leader: person,
        chief: null,
        caretaker: null,
        families: [{ id: 3, name: '김민수 가정', head: person, spouse: null, members: [] }],
      },
    ]),
    without: 'The page of zones says in a sentence that this server does not know them; it is not asked again.',
  },
  assignZoneRole: {
    summary: 'Give an office of a zone to a member, or to nobody',
    description: '`fromMemberId` is whoever held it when the next was chosen: nobody is overwritten unseen.',
    requirements: ['ZONE-02'],
    request: { memberId: 7, fromMemberId: null },
    errors: { 400: 'There is no such member.', 409: 'Somebody else holds it meanwhile.' },
    without: back,
  },
  moveFamily: {
    summary: 'Move a family to a zone',
    requirements: ['ZONE-04'],
    request: { fromZoneId: 2 },
    errors: { 409: moved },
    without: back,
  },
  moveToFamily: {
    summary: 'Move a member to another family',
    requirements: ['ZONE-03'],
    request: { fromFamilyId: 3 },
    errors: { 409: moved },
    without: back,
  },
};
