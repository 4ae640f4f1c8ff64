import * as z from 'zod/mini';
import type { MemberRepository } from '@/admin/members/members.ports.ts';
import {
  isGender,
  type Member,
  type MemberEntry,
  type MemberPlace,
  type MemberRecord,
  MOST_MEMBERS,
} from '@/admin/members/members.ts';
import type { MemberNameRepository } from '@/people/member-names.ports.ts';
import { inNameOrder } from '@/people/member-names.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type Answer, acknowledge, parseAnswer, versionIn } from './answers.ts';
import type { HttpClient } from './client.ts';
import { nextTask } from './next-task.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wirePart, wireText, wireTrimmedText, wireWholeList } from './wire.ts';

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

const wireMember: z.ZodMiniType<Member> = z.object({ ...entryShape, family: wirePlace });

const readEntry = readPart(z.object(entryShape));

/** The list of members. One without an id cannot be opened and is dropped; of a repeated one, the first is kept. */
const wireMembers = z.pipe(
  wireWholeList(readEntry, MOST_MEMBERS),
  z.transform((entries): readonly MemberEntry[] => [
    ...new Map(entries.map((entry) => [String(entry.id), entry])).values(),
  ]),
);

/** The church's duties, without their holders. */
const wireDuties: z.ZodMiniType<readonly MemberPlace[]> = wireWholeList(
  readPart(z.object({ id: wireId, name: wireTrimmedText.check(z.minLength(1)) })),
);

/** Writes a member in the shape in which GET returns them. */
function writeMember({ id, name, email, gender, birthDate, duty, zone, family }: Member): object {
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

/**
 * Reads the register of members over HTTP. The result comes in a task of its own: to validate hundreds of entries and to
 * show them would together be so long a task that a press has to wait for it.
 */
export async function readMembers(send: HttpClient, signal?: AbortSignal): Promise<Outcome<readonly MemberEntry[]>> {
  const members = parseAnswer(await send({ path: 'api/Member', signal }), wireMembers);
  if (members.kind === 'refused') return members;
  await nextTask();
  return signal?.aborted === true ? refused('aborted') : members;
}

/**
 * The register of members over HTTP (MEMB-01…06).
 * @param send the authenticated client
 */
export function makeHttpMemberRepository(send: HttpClient): MemberRepository {
  return {
    all: (signal) => readMembers(send, signal),
    find: async (id, signal) => {
      const answer = await send({ path: addressOf(id), signal });
      const read = parseAnswer(answer, wireMember);
      return read.kind === 'done' ? done({ member: read.value, version: versionIn(answer) }) : read;
    },
    duties: async (signal) => parseAnswer(await send({ path: 'api/duty/withmembers', signal }), wireDuties),
    add: async (member) => {
      const answer = await send({ method: 'POST', path: 'api/Member', json: member, keepalive: true });
      const written = readWritten(answer);
      if (written.kind === 'refused') return maybeUnsupported(written);
      return done(written.value?.member);
    },
    save: async (member, version, signal) =>
      readWritten(
        await send({ method: 'PUT', path: addressOf(member.id), json: writeMember(member), ifMatch: version, signal }),
      ),
    remove: async (id) => acknowledge(await send({ method: 'DELETE', path: addressOf(id), keepalive: true })),
  };
}

const addressOf = (id: Member['id']): string => `api/member/${encodeURIComponent(id)}`;

/** The member in the answer to a successful write, where the server sends one. */
function readWritten(answer: Answer): Outcome<MemberRecord | undefined> {
  const saved = acknowledge(answer);
  if (saved.kind === 'refused') return saved;
  const read = parseAnswer(answer, wireMember);
  return done(read.kind === 'done' ? { member: read.value, version: versionIn(answer) } : undefined);
}

/** The members who can be chosen for a seat, over HTTP: those with a name, in the register's order. */
export function makeHttpMemberNameRepository(send: HttpClient): MemberNameRepository {
  return {
    all: async (signal) => {
      const members = await readMembers(send, signal);
      if (members.kind === 'refused') return members;
      return done(inNameOrder(members.value.filter(({ name }) => name.trim() !== '')));
    },
  };
}
