import { describe, expect, it } from 'vitest';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeHttpMemberRepository } from '@/adapters/http/members.ts';
import { makeHttpOrganisationRepository } from '@/adapters/http/organisation.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/organisation.writing.ts';
import { makeHttpPostRepository } from '@/adapters/http/posts.ts';
import { makePostPublisher } from '@/adapters/http/posts.writing.ts';
import { makeHttpRoleRepository } from '@/adapters/http/roles.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import { aFile } from '../builders/upload-file.ts';
import { recordedFailures } from '../fakes/failure-log.ts';
import { answered } from '../fakes/scripted-sender.ts';
import { readingCalls } from './port-calls.ts';

const MANY = 100_000;
const BASE = 'https://church.example/';

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

const person = (at: number) => ({ id: at, name: `이름${at}` });
const day = { start: '2026-11-01', end: '2026-11-01' } as const;

interface Reading {
  readonly name: string;
  readonly most: number;
  readonly read: () => Promise<Outcome<unknown>>;
}

const readings: readonly Reading[] = [
  {
    name: 'the pages of a bulletin',
    most: 100,
    read: () => makeHttpBulletinRepository(serverOf(many((at) => `/${at}.png`)), BASE).pages('Sun2026Nov22'),
  },
  {
    name: 'the pictures of an advertisement',
    most: 50,
    read: () =>
      makeHttpPostRepository(serverOf([{ id: 1, imageUrls: many((at) => `/${at}.png`) }]), BASE, ADVERTISEMENTS).page(
        1,
      ),
  },
  {
    name: 'the events of a month',
    most: 500,
    read: () =>
      makeHttpEventRepository(serverOf(many((id) => ({ id, ...day })))).during({ first: day.start, last: day.end }),
  },
  { name: 'the members', most: 2000, read: () => makeHttpMemberRepository(serverOf(many(person))).all() },
  {
    name: 'those who hold a role',
    most: 1000,
    read: () => makeHttpRoleRepository(serverOf({ role: 'Admin', users: many(person) })).detail('1'),
  },
  {
    name: 'the departments of a committee, and their people',
    most: 1000,
    read: () =>
      makeHttpOrganisationRepository(
        serverOf({ name: '교육', departments: [{ name: '유년부', members: many(person), choirs: many(person) }] }),
      ).committee(1),
  },
  {
    name: 'the choirs of a department, to be edited',
    most: 1000,
    read: async () => {
      const editor = makeHttpOrganisationEditor(serverOf({ name: '찬양부', choirs: many(person) }));
      const read = await editor.read({ kind: 'department', id: 1 });
      return read.kind === 'done' ? { ...read, value: read.value.sheet } : read;
    },
  },
];

const DAY = '2026-11-01T12:00:00Z';

/** An item with every property that any list expects. */
const thing = (at: number) => ({
  ...person(at),
  title: `제목${at}`,
  content: '내용',
  author: '당회',
  date: DAY,
  createdAt: DAY,
  start: DAY,
  end: DAY,
  type: 'general',
  email: `${at}@example.org`,
  role: `역할${at}`,
});

const things = many(thing);

/** The property names under which answers have lists. */
const LIST_NAMES = ['members', 'users', 'departments', 'choirs', 'committees', 'missions', 'board', 'jobs', 'families'];

/** Every form of answer with a long list: the list itself, or an object with lists. */
const LONG_ANSWERS: readonly unknown[] = [
  things,
  many((at) => `/${at}.png`),
  many(() => 'Sun2026Nov22'),
  { ...thing(1), ...Object.fromEntries(LIST_NAMES.map((name) => [name, things])) },
];

describe('REL-13 lists with a hundred thousand items', () => {
  it.each(readings)('$name returns at most $most', async ({ read, most }) => {
    const outcome = await read();
    expect(outcome.kind).toBe('done');
    expect(longestIn(outcome)).toBeGreaterThan(0);
    expect(longestIn(outcome)).toBeLessThanOrEqual(most);
  });

  /** No list of any call may be longer than the longest above. */
  const most = Math.max(...readings.map((reading) => reading.most));
  // The parts of an answer that are edited are sent back unchanged; the readings above cover the parts that are shown.
  const calls = readingCalls.filter(({ name }) => !name.endsWith('to be edited'));

  it.each(calls)('$name: reads little of any long list in the answer', async ({ run }) => {
    const outcomes = await Promise.all(LONG_ANSWERS.map((body) => run(serverOf(body))));
    for (const outcome of outcomes) expect(longestIn(outcome)).toBeLessThanOrEqual(most);
  });

  it('are the answer of nearly all these calls', async () => {
    const outcomes = await Promise.all(
      calls.map(({ run }) => Promise.all(LONG_ANSWERS.map((body) => run(serverOf(body))))),
    );
    const lists = outcomes.filter((ends) => Math.max(...ends.map(longestIn)) > 5);
    expect(lists.length).toBeGreaterThanOrEqual(17);
  });

  it('are cut off in the results of files', async () => {
    const value = many((at) => ({ fileName: `${at}.png`, uploaded: true, errorMsg: null }));
    const press = makeHttpBulletinPublisher(
      { send: () => Promise.resolve({ kind: 'done', value }) },
      recordedFailures(),
    );
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
      BASE,
      ADVERTISEMENTS,
    );
    const { failures } = await press.publish({ fields: [], files: [aFile('1.png')], notifyProgress: () => undefined });
    expect(failures.map(({ message }) => message.length).filter((length) => length > 100)).toEqual([]);
  });
});
