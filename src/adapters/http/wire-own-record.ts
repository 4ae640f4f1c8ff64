import * as z from 'zod/mini';
import { MEMBER_FIELDS, type OwnAccount, type OwnEntry } from '@/people/domain/own-record.ts';
import { wireDate, wireText } from './wire.ts';
import { openableShape, readOpened } from './wire-directory.ts';
import { wireService } from './wire-membership.ts';
import { wireSeenBy, wireWritings } from './wire-own-writings.ts';
import { readPart, wireList, wirePart, wireTrimmedText, wireWithAnyOf } from './wire-parts.ts';

const wireCount = wirePart(z.number());

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
export const wireOwnRecord = (baseUrl: string) =>
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
