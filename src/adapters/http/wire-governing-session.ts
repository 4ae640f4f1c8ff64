import * as z from 'zod/mini';
import { wireId } from './wire.ts';
import { readPart, wireHoldingAny, wireList, wireMessages, wirePart } from './wire-parts.ts';
import { wirePerson } from './wire-person.ts';

/** What has no id leads nowhere, and what has no name says nothing. */
const entry = z.object({ id: wireId, name: wireMessages.check(z.minLength(1)) });
const committeeEntry = z.extend(entry, { chairman: wirePerson, secretary: wirePerson });

/** `api/session` (ORGN-11). */
export const wireGoverningSession = wireHoldingAny(
  z.pipe(
    z.object({
      당회장: wirePerson,
      당회서기: wirePerson,
      board: wirePart(z.object({ 서기: wirePerson, 부서기: wirePerson })),
      committees: wireList(readPart(committeeEntry)),
      missions: wireList(readPart(entry)),
    }),
    z.transform(({ 당회장: chairman, 당회서기: clerk, board, committees, missions }) => ({
      chairman,
      clerk,
      board: { clerk: board?.서기, deputyClerk: board?.부서기 },
      committees,
      missions,
    })),
  ),
  ['당회장', '당회서기', 'board', 'committees', 'missions'],
);
