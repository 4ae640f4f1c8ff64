import * as z from 'zod/mini';
import { wireId } from './wire.ts';
import { readPart, wireList, wirePart, wireTrimmedText, wireWithAnyOf } from './wire-parts.ts';
import { wirePerson } from './wire-person.ts';

/** An entry without an id cannot be linked to, and one without a name cannot be shown. */
const entry = z.object({ id: wireId, name: wireTrimmedText.check(z.minLength(1)) });
const committeeEntry = z.extend(entry, { chairman: wirePerson, secretary: wirePerson });

/** `api/session` (ORGN-11). */
export const wireGoverningSession = wireWithAnyOf(
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
