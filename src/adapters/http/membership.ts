import * as z from 'zod/mini';
import type { MembershipRepository } from '@/people/membership.ports.ts';
import type { ServiceKind } from '@/people/membership.ts';
import { acknowledge, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { wirePerson, wirePersons, wireSeats } from './offices.ts';
import { maybeUnsupported, readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wireList, wirePart, wireText, wireTrimmedText, wireWithAnyOf } from './wire.ts';

const wireName = wireTrimmedText.check(z.minLength(1));

const wireFamily = z.object({ name: wireTrimmedText, head: wirePerson, spouse: wirePerson, members: wirePersons });

const wireZone = z.object({
  id: wireId,
  name: wireTrimmedText,
  leader: wirePerson,
  chief: wirePerson,
  caretaker: wirePerson,
});

/** The bodies on the wire; the governing session's board has no id of its own. */
const groupsOf = (kind: ServiceKind): readonly ServiceKind[] =>
  kind === 'governingSession' ? ['governingSession', 'board'] : [kind];

const placeOf = (kind: ServiceKind, role: string): { kind: ServiceKind; office: string | undefined } => {
  const seats = groupsOf(kind).flatMap((group) => wireSeats[group].map((seat) => ({ ...seat, group })));
  const found = seats.find(({ wire }) => wire === role);
  return { kind: found?.group ?? kind, office: found?.office };
};

/** The wire calls the governing session a session (MINE-01). */
const wireKind = wirePart(
  z.pipe(
    z.enum(['session', 'committee', 'department', 'school', 'choir', 'mission']),
    z.transform((kind): ServiceKind => (kind === 'session' ? 'governingSession' : kind)),
  ),
);

/** A body in which a member serves. */
export const wireService = z.pipe(
  z.object({ kind: wireKind, name: wireName, role: wireTrimmedText, people: wirePersons }),
  // A server that names no kind means a department.
  z.transform(({ kind = 'department', role, ...service }) => ({ ...service, ...placeOf(kind, role) })),
);

const wireLink = z.pipe(
  z.object({ name: wireTrimmedText, created: wireDate, state: wireText, answer: wireText }),
  z.transform(({ state, answer, ...link }) => ({
    ...link,
    declined: state === 'declined' ? answer.trim() : undefined,
  })),
);

/** `api/Me` (MINE-01); `member` is null for an account that is linked to no member. */
const wireMembership = wireWithAnyOf(
  z.pipe(
    z.object({
      member: wirePerson,
      family: wirePart(wireFamily),
      zone: wirePart(wireZone),
      duties: wireList(readPart(z.object({ name: wireName }))),
      departments: wireList(readPart(wireService)),
      link: wirePart(wireLink),
    }),
    z.transform(({ duties, departments: services, ...own }) => ({
      ...own,
      duties: duties.map(({ name }) => name),
      services,
    })),
  ),
  ['member'],
);

/** The user's own membership over HTTP; optional calls (MINE-01, MINE-02). */
export function makeHttpMembershipRepository(send: HttpClient): MembershipRepository {
  return {
    own: readUntilUnsupported(async (signal) => parseAnswer(await send({ path: 'api/Me', signal }), wireMembership)),
    askForLink: async ({ name, birthDate, note }, signal) => {
      const json = { name: name.trim(), birthDate, note: note.trim() };
      return maybeUnsupported(acknowledge(await send({ method: 'POST', path: 'api/Me/link', json, signal })));
    },
    withdrawLink: async () =>
      maybeUnsupported(acknowledge(await send({ method: 'DELETE', path: 'api/Me/link', keepalive: true }))),
  };
}
