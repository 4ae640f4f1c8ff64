import * as z from 'zod';
import type { corrections } from '../api/corrections.ts';
import { correctableFields } from '../church/schemas/accounts.ts';
import { answer, type DocumentationOf, id, instant, place } from './documentation.ts';

const asked = {
  id,
  field: z.enum(correctableFields),
  wanted: z.string().min(1),
  note: z.string(),
  created: instant,
};

export const ownCorrection = z
  .strictObject({
    ...asked,
    state: z.enum(['open', 'done', 'declined']),
    answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  })
  .meta({ id: 'OwnCorrection' });

export const correction = z
  .strictObject({
    ...asked,
    member: place.meta({ description: 'Null when the account is linked to none any more.' }),
    current: z.string().nullable().meta({ description: "What the church's book says now." }),
    username: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Correction' });

const askedExample = { field: 'telephone', wanted: '+595 981 765 432', note: '지난주에 바꾸었습니다.' } as const;
const correctionExample = { id: 3, ...askedExample, created: '2026-11-15T13:00:00.000Z' };
const own = { ...correctionExample, state: 'open', answer: null } as const;

const decided = 'Somebody else has decided on it meanwhile.';
const waits = 'The request stays in the list, and a message says that this server cannot do it.';

export const correctionDocs: DocumentationOf<typeof corrections> = {
  listOwnCorrections: {
    summary: 'What the caller has asked to be corrected, and what became of it, the newest first',
    requirements: ['MINE-06'],
    answer: answer(z.array(ownCorrection), [own]),
    without: 'The page says in a sentence that this server takes no corrections; its other parts stay.',
  },
  askForCorrection: {
    summary: "Ask the office to correct a field of the caller's own entry",
    description: 'An account that is linked to no member is refused with 403.',
    requirements: ['MINE-06'],
    request: askedExample,
    answer: answer(ownCorrection, own),
    errors: { 409: 'An earlier request for the same field waits.' },
    without: 'What was typed is kept, and a sentence says that this server takes no corrections.',
  },
  withdrawCorrection: {
    summary: 'Take back what waits',
    requirements: ['MINE-06'],
    errors: { 409: decided },
    without: 'It stays in the list, and a message says that this server cannot do it.',
  },
  listCorrections: {
    summary: 'What members have asked to be corrected and waits for an Admin, the oldest first',
    requirements: ['MINE-06'],
    answer: answer(z.array(correction), [
      {
        ...correctionExample,
        member: { id: 7, name: '김민수' },
        current: '+595 981 234 567',
        username: '김민수',
        email: 'minsu.kim@example.org',
      },
    ]),
    without: 'The page of roles shows no such requests; it is not asked again.',
  },
  finishCorrection: {
    summary: 'Note that it was corrected: whoever asked reads it',
    description:
      'A telephone, which no other call writes, is entered into the book by this; all else is corrected before.',
    requirements: ['MINE-06'],
    errors: { 409: decided },
    without: waits,
  },
  declineCorrection: {
    summary: 'Decline with a reason, which whoever asked reads',
    requirements: ['MINE-06'],
    request: { reason: '주민등록증과 다릅니다.' },
    errors: { 409: decided },
    without: waits,
  },
  reopenCorrection: {
    summary: 'Undo a decision: the request waits again',
    description: 'A telephone that the decision entered is again what it was, unless it was changed since.',
    requirements: ['MINE-06'],
    errors: { 409: 'The member has asked for the same field again meanwhile.' },
    without: 'A message says that this server cannot do it.',
  },
};
