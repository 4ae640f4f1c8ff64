import * as z from 'zod/mini';
import { READERS, type Written, type WrittenKind } from '@/people/domain/own-record.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wireList, wirePart } from './wire-parts.ts';

export const wireSeenBy = wirePart(z.enum(READERS));

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
export const wireWritings = {
  prayers: listOf(wirePrayer),
  attendance: listOf(wireComing),
  roleRequests: listOf(wireRoleRequest),
  linkRequests: listOf(wireLinkRequest),
  drafts: listOf(wireDraft),
} satisfies Record<WrittenKind, unknown>;
