import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import type { Answer } from '@/adapters/http/answers.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/organisation.writing.ts';
import { makeHttpPostRepository } from '@/adapters/http/posts.ts';
import { makePostPublisher } from '@/adapters/http/posts.writing.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import { refused } from '@/shared/outcome.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { aFile } from '../builders/upload-file.ts';
import { BASE_URL, type OpenChurch, openChurch } from '../fakes/church.ts';
import { recordedFailures } from '../fakes/failure-log.ts';
import { answered } from '../fakes/scripted-sender.ts';
import { readingCalls } from './port-calls.ts';

const MANY = 100_000;

const many = <Thing>(make: (at: number) => Thing): readonly Thing[] =>
  Array.from({ length: MANY }, (_, at) => make(at));

const serverOf =
  (body: unknown): HttpClient =>
  () =>
    Promise.resolve(answered(200, body));

/** The length of the longest list anywhere in a value. */
function longestIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestIn));
}

/** A value in which each list that has something goes on with its first item; what is within that one is lengthened too. */
function lengthened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthened(part)]));
  const first: unknown = value[0];
  const isThing = typeof first === 'object' && first !== null && 'id' in first;
  return value.length === 0
    ? []
    : [lengthened(first), ...many((at) => (isThing ? { ...first, id: MANY + at } : first))];
}

const tooLong = (answer: Answer): Answer =>
  answer.kind === 'answered' ? { ...answer, body: lengthened(answer.body) } : answer;

/** The most items of a list in an answer, where it is not {@link USUAL}. */
const MOST: Readonly<Record<string, number>> = {
  'the announcements': 10,
  'the advertisements': 10,
  'the Bible studies': 10,
  'a search': 10,
  'the directory': 20,
  'a bulletin': 100,
  'the Sundays with a bulletin': 100,
  'a month of events': 500,
  'the drafts of announcements': 500,
  'the drafts of events': 500,
  'the members': 2000,
  'the names of the members': 2000,
  'the members who could hold a duty': 2000,
  // What is edited is sent back unchanged: the readings cover the parts that are shown.
  'the governing session, to be edited': MANY + 1,
};
const USUAL = 1000;

/** What answers with one thing, or with nothing in the church of every day. */
const WITHOUT_LIST: ReadonlySet<string> = new Set([
  'one announcement',
  'an announcement to be changed',
  'an event to be changed',
  'an advertisement to be changed',
  'a Bible study to be changed',
  'one advertisement',
  'one Bible study',
  'one event',
  'the places of an event',
  'my own answer to an event',
  'the calendar to subscribe to',
  'a member',
  'whether my account is deleted',
  'the drafts of advertisements',
  'the drafts of Bible studies',
  'what I have opened',
]);

describe('REL-13 a real answer whose lists have a hundred thousand items', () => {
  let church: OpenChurch;
  let asAdmin: HttpClient;

  beforeAll(async () => {
    church = await openChurch({ world: 'everyday' });
    const { email, password } = personas.admin;
    const signedIn = await makeHttpSessionGateway(church.send, recordedFailures()).signIn({ email, password });
    const bearer = signedIn.kind === 'done' ? signedIn.value : undefined;
    asAdmin = (call) => church.send({ ...call, bearer });
  });
  afterAll(() => church.host.close());

  const calls = readingCalls.filter(({ own }) => own.length === 0);

  it.each(calls)('$name: is read, as far as a page has room', async ({ name, run }) => {
    const outcome = await run(async (call) => tooLong(await asAdmin(call)));
    const longest = WITHOUT_LIST.has(name) ? 0 : (MOST[name] ?? USUAL);
    expect({ kind: outcome.kind, longest: longestIn(outcome) }).toEqual({ kind: 'done', longest });
  });
});

describe('REL-13 lists with a hundred thousand items', () => {
  it('are cut off in the pictures of an advertisement', async () => {
    const body = [{ id: 1, imageUrls: many((at) => `/${at}.png`) }];
    const outcome = await makeHttpPostRepository(serverOf(body), BASE_URL, ADVERTISEMENTS).page(1);
    expect(longestIn(outcome)).toBe(50);
  });

  it('are cut off in the choirs of a department, to be edited', async () => {
    const body = { name: '찬양부', choirs: many((id) => ({ id, name: `이름${id}` })) };
    const read = await makeHttpOrganisationEditor(serverOf(body)).read({ kind: 'department', id: 1 });
    // The department's own section, and a section for each choir.
    expect(longestIn(read.kind === 'done' && read.value.sheet)).toBe(1 + 50);
  });

  it('are cut off in the results of files', async () => {
    const value = many((at) => ({ fileName: `${at}.png`, uploaded: true, errorMsg: null }));
    const press = makeHttpBulletinPublisher({ send: () => Promise.resolve({ kind: 'done', value }) });
    const files = [aFile('0.png'), aFile('99999.png')];
    expect(
      await press.publish({ label: 'Sun2026Nov22', mode: 'append', files, notifyProgress: () => undefined }),
    ).toMatchObject({
      kind: 'done',
      value: [{ fileName: '99999.png' }],
    });
  });

  it('are shortened in a failure’s texts about files', async () => {
    const body = { errors: { '1.png': many((at) => `이유 ${at}.`), ...Object.fromEntries(many((at) => [at, []])) } };
    const press = makePostPublisher(
      { send: () => Promise.resolve({ ...refused('invalid'), body }) },
      BASE_URL,
      ADVERTISEMENTS,
    );
    const { failures } = await press.publish({ fields: [], files: [aFile('1.png')], notifyProgress: () => undefined });
    expect(failures.map(({ message }) => message.length).filter((length) => length > 100)).toEqual([]);
  });
});
