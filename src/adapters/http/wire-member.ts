import * as z from 'zod/mini';
import { isGender, type Member, type MemberEntry, type MemberPlace } from '@/admin/domain/member.ts';
import { MOST_MEMBERS } from '@/admin/domain/member-list.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wirePart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

/** A duty, a zone or a family: with id and name, or only a name. */
const wirePlace = wirePart(
  z.union([
    z.object({ id: wirePart(wireId), name: wireTrimmedText.check(z.minLength(1)) }),
    z.pipe(
      wireTrimmedText.check(z.minLength(1)),
      z.transform((name): MemberPlace => ({ id: undefined, name })),
    ),
  ]),
);

const wireGender = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' && isGender(value) ? value : undefined)),
);

/** Everything but id and name may be missing or null; documented servers send only the first three. */
const entryShape = {
  id: wireId,
  name: wireText,
  email: wireText,
  gender: wireGender,
  birthDate: wireDate,
  duty: wirePlace,
  zone: wirePlace,
};

export const wireMember: z.ZodMiniType<Member> = z.object({ ...entryShape, family: wirePlace });

const readEntry = readPart(z.object(entryShape));

/** The list of members. One without an id cannot be opened and is dropped; of a repeated one, the first is kept. */
export const wireMembers = z.pipe(
  wireWholeList(readEntry, MOST_MEMBERS),
  z.transform((entries): readonly MemberEntry[] => [
    ...new Map(entries.map((entry) => [String(entry.id), entry])).values(),
  ]),
);

/** The church's duties, without their holders. */
export const wireDuties: z.ZodMiniType<readonly MemberPlace[]> = wireWholeList(
  readPart(z.object({ id: wireId, name: wireTrimmedText.check(z.minLength(1)) })),
);

/** Writes a member in the shape in which GET returns them. */
export function writeMember({ id, name, email, gender, birthDate, duty, zone, family }: Member): object {
  return {
    id,
    name,
    email: email === '' ? null : email,
    ...(gender !== undefined && { gender }),
    birthDate: birthDate ?? null,
    duty: writePlace(duty),
    zone: writePlace(zone),
    family: writePlace(family),
  };
}

function writePlace(place: MemberPlace | undefined): MemberPlace | string | null {
  if (place === undefined) return null;
  return place.id === undefined ? place.name : place;
}
