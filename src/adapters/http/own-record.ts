import * as z from 'zod/mini';
import type { OwnRecordRepository } from '@/people/privacy.ports.ts';
import {
  MEMBER_FIELDS,
  type OwnAccount,
  type OwnEntry,
  READERS,
  type Written,
  type WrittenKind,
} from '@/people/privacy.ts';
import { done } from '@/shared/outcome.ts';
import { bodyOf, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { openableShape, readOpened } from './directory.ts';
import { wireService } from './membership.ts';
import { readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wireList, wirePart, wireText, wireTrimmedText, wireWithAnyOf } from './wire.ts';

const wireSeenBy = wirePart(z.enum(READERS));

const wireFlag = z.pipe(
  wirePart(z.boolean()),
  z.transform((flag) => flag ?? false),
);

const wireCount = wirePart(z.number());

const blank: Omit<Written, 'id'> = {
  title: '',
  day: undefined,
  note: '',
  answer: '',
  state: undefined,
  coming: undefined,
  isAnonymous: false,
  seenBy: undefined,
};

const listOf = (item: z.ZodMiniType<Partial<Written> & Pick<Written, 'id'>>) =>
  wireList(
    readPart(
      z.pipe(
        item,
        z.transform((written): Written => ({ ...blank, ...written })),
      ),
    ),
  );

const states = { open: 'open', granted: 'accepted', accepted: 'accepted', declined: 'declined' } as const;

/** A request that the user has sent to the office. */
const decided = {
  id: wireId,
  created: wireDate,
  answer: wireText,
  state: z.pipe(
    wirePart(z.enum(['open', 'granted', 'accepted', 'declined'])),
    z.transform((state) => state && states[state]),
  ),
  seenBy: wireSeenBy,
};

const wirePrayer = z.pipe(
  z.object({
    id: wireId,
    text: wireText,
    anonymous: wireFlag,
    writtenOn: wireDate,
    hiddenReason: wireText,
    seenBy: wireSeenBy,
  }),
  z.transform(({ id, text: title, anonymous: isAnonymous, writtenOn: day, hiddenReason: answer, seenBy }) => ({
    id,
    title,
    isAnonymous,
    day,
    answer,
    seenBy,
  })),
);

const wireComing = z.pipe(
  z.object({
    eventId: wireId,
    event: wireText,
    start: wireDate,
    people: wireCount,
    waiting: wireFlag,
    seenBy: wireSeenBy,
  }),
  z.transform(({ eventId: id, event: title, start: day, people, waiting, seenBy }) => ({
    id,
    title,
    day,
    coming: people === undefined ? undefined : { people, waiting },
    seenBy,
  })),
);

const wireRoleRequest = z.pipe(
  z.object({ role: wireText, reason: wireText, ...decided }),
  z.transform(({ role: title, reason: note, created: day, ...rest }) => ({ title, note, day, ...rest })),
);

const wireLinkRequest = z.pipe(
  z.object({ name: wireText, note: wireText, ...decided }),
  z.transform(({ name: title, created: day, ...rest }) => ({ title, day, ...rest })),
);

const wireDraft = z.pipe(
  z.object({
    id: wireId,
    kind: wireText,
    texts: wirePart(z.object({ title: wireText, name: wireText, content: wireText })),
    saved: wireDate,
    seenBy: wireSeenBy,
  }),
  z.transform(({ id, kind, texts, saved: day, seenBy }) => ({
    // Each kind of post has ids of its own.
    id: `${kind} ${id}`,
    title: [texts?.title, texts?.name, texts?.content].find((words) => words !== undefined && words !== '') ?? '',
    day,
    seenBy,
  })),
);

/** Everything that the user has written, answered and requested; each list may be missing. */
const wireWritings = {
  prayers: listOf(wirePrayer),
  attendance: listOf(wireComing),
  roleRequests: listOf(wireRoleRequest),
  linkRequests: listOf(wireLinkRequest),
  drafts: listOf(wireDraft),
} satisfies Record<WrittenKind, unknown>;

/** The name of an entry; undefined where there is none. */
const wireWord = wirePart(wireTrimmedText.check(z.minLength(1)));

const accountSeenBy = z.object({ email: wireSeenBy, name: wireSeenBy, roles: wireSeenBy, sessions: wireSeenBy });
const unknownViewers = { email: undefined, name: undefined, roles: undefined, sessions: undefined };

const wireAccount = z.pipe(
  z.object({
    email: wireText,
    name: wireText,
    roles: wireList(readPart(z.string())),
    sessions: wireCount,
    seenBy: wirePart(accountSeenBy),
  }),
  z.transform(({ seenBy, ...account }): OwnAccount => ({ ...account, seenBy: seenBy ?? unknownViewers })),
);

const wireMemberSeenBy = z.record(z.string(), wireSeenBy);

const wireEntry = (baseUrl: string) =>
  z.pipe(
    z.object({
      name: wireTrimmedText,
      gender: wirePart(z.enum(['male', 'female'])),
      birthDate: wireDate,
      ...openableShape,
      duty: wireWord,
      family: wireWord,
      zone: wireWord,
      services: wireList(readPart(wireService)),
      seenBy: wirePart(wireMemberSeenBy),
    }),
    z.transform(({ telephone, email, birthday, photo, services, seenBy, ...entry }): OwnEntry => {
      const viewers = new Map(Object.entries(seenBy ?? {}));
      return {
        ...entry,
        ...readOpened({ telephone, email, birthday, photo }, baseUrl),
        services: services.map(({ kind, name, office }) => ({ kind, name, office })),
        // Each field has its entry, but the compiler cannot infer that.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        seenBy: Object.fromEntries(MEMBER_FIELDS.map((field) => [field, viewers.get(field)])) as OwnEntry['seenBy'],
      };
    }),
  );

/** The answer of the call, without the part that only the downloaded file needs. */
const wireOwnRecord = (baseUrl: string) =>
  wireWithAnyOf(
    z.pipe(
      z.object({ account: wireAccount, member: wirePart(wireEntry(baseUrl)), prayedFor: wireCount, ...wireWritings }),
      z.transform(({ account, member, prayedFor, ...written }) => ({
        account,
        member,
        prayedFor: prayedFor ?? 0,
        written,
      })),
    ),
    ['account'],
  );

/** The data that the server has stored about the user, over HTTP; an optional call (MINE-06). */
export function makeHttpOwnRecordRepository(send: HttpClient, baseUrl: string): OwnRecordRepository {
  const wire = wireOwnRecord(baseUrl);
  return {
    read: readUntilUnsupported(async (signal?: AbortSignal) => {
      const answer = await send({ path: 'api/Me/export', signal });
      const read = parseAnswer(answer, wire);
      if (read.kind === 'refused') return read;
      // The unchanged answer, which may contain more than this program knows.
      return done({ ...read.value, file: `${JSON.stringify(bodyOf(answer), null, 2)}\n` });
    }),
  };
}
