import * as z from 'zod/mini';
import { isGender, type Member, type MemberEntry, type MemberPlace } from '@/admin/domain/member.ts';
import { MOST_MEMBERS } from '@/admin/domain/member-list.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wireMessages, wirePart, wireWholeList } from './wire-parts.ts';

/** A duty, a zone or a family: by name and number, or by name alone. */
const wirePlace = wirePart(
  z.union([
    z.object({ id: wirePart(wireId), name: wireMessages.check(z.minLength(1)) }),
    z.pipe(
      wireMessages.check(z.minLength(1)),
      z.transform((name): MemberPlace => ({ id: undefined, name })),
    ),
  ]),
);

const wireGender = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' && isGender(value) ? value : undefined)),
);

/** All but the number and the name may be missing, or null; servers of the documents tell the first three alone. */
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

/** The list; whoever has no number in it cannot be opened, and whoever is repeated appears once. */
export const wireMembers = z.pipe(
  wireWholeList(readEntry, MOST_MEMBERS),
  z.transform((entries): readonly MemberEntry[] => [
    ...new Map(entries.map((entry) => [String(entry.id), entry])).values(),
  ]),
);

/** The duties of the church, without those who serve in them. */
export const wireDuties: z.ZodMiniType<readonly MemberPlace[]> = wireWholeList(
  readPart(z.object({ id: wireId, name: wireMessages.check(z.minLength(1)) })),
);

/** A member in the shape in which GET tells them. */
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
