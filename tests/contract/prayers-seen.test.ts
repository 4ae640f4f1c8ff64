import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { prayer } from '../../mock-server/openapi/prayers.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { anAccount, password } from '../mock-server/support/people.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { agreeing } from './support/agreeing.ts';
import { Browser, signedIn } from './support/browser.ts';
import type { NearHost } from './support/host.ts';

const readers = ['visitor', 'unlinked', 'stranger', 'neighbour', 'writer', 'editor', 'admin'] as const;
type Reader = (typeof readers)[number];

/** What a reader sees of a request: its writer's name, that it has no name, or nothing. */
type Shown = 'named' | 'nameless' | '';

// The writer and the neighbour live in one zone, the stranger and the Editor in another, the Admin in a third.
const shown: Readonly<Record<string, Readonly<Record<Reader, Shown>>>> = {
  'to all, with a name': row('', '', 'named', 'named', 'named', 'named', 'named'),
  'to all, without a name': row('', '', 'nameless', 'nameless', 'nameless', 'nameless', 'named'),
  'to the zone, with a name': row('', '', '', 'named', 'named', '', 'named'),
  'to the zone, without a name': row('', '', '', 'nameless', 'nameless', '', 'named'),
  'answered, without a name': row('', '', 'nameless', 'nameless', 'nameless', 'nameless', 'named'),
  ended: row('', '', '', '', 'named', '', 'named'),
  'ended, without a name': row('', '', '', '', 'nameless', '', 'named'),
  hidden: row('', '', '', '', 'named', '', 'named'),
  'hidden, without a name': row('', '', '', '', 'nameless', '', 'named'),
};

function row(...each: readonly Shown[]): Record<Reader, Shown> {
  const [visitor = '', unlinked = '', stranger = '', neighbour = '', writer = '', editor = '', admin = ''] = each;
  return { visitor, unlinked, stranger, neighbour, writer, editor, admin };
}

const WRITER = '어느글쓴이';

describe('REL-35 MINE-04 the prayer requests as they travel', () => {
  let host: NearHost;
  let browsers: Readonly<Record<Reader, Browser>>;
  let writerId: number;

  const account = async (email: string, memberId: number | null): Promise<Browser> => {
    await anAccount(host.church, { email, memberId });
    return signedIn(agreeing(host), { email, password });
  };

  beforeAll(async () => {
    host = await openNodeChurch();
    const { church } = host;
    const zoneOf = (email: string) => {
      const id = church.members.findFirst((query) => query.where({ email }))?.id;
      return church.families.all().find(({ headId, spouseId }) => headId === id || spouseId === id)?.zoneId ?? null;
    };
    const livesIn = (zoneId: number | null, at: number) =>
      church.families.all().filter((family) => family.zoneId === zoneId)[at]?.headId ?? null;
    const [zone, other] = [zoneOf(personas.member.email), zoneOf(personas.editor.email)];
    writerId = livesIn(zone, 1) ?? 0;
    await church.members.update((query) => query.where({ id: writerId }), {
      data: (member) => void (member.name = WRITER),
    });
    church.prayers.clear();
    const texts = Object.keys(shown);
    const records = texts.map((text, at) => ({
      id: at + 1,
      memberId: writerId,
      zoneId: text.includes('zone') ? zone : null,
      text,
      anonymous: text.includes('without'),
      until: text.includes('ended') ? '2026-11-17' : '2026-12-01',
      created: '2026-11-10T12:34:56Z',
      version: 1,
      answered: text.includes('answered'),
      hiddenReason: text.includes('hidden') ? '그 댁과 먼저 의논해 주세요.' : null,
      prayedBy: [{ memberId: livesIn(zone, 2) ?? 0, day: '2026-11-12' }],
    }));
    await Promise.all(records.map((record) => church.prayers.create(record)));
    browsers = {
      visitor: new Browser(agreeing(host)),
      unlinked: await account('unlinked@example.org', null),
      stranger: await account('stranger@example.org', livesIn(other, 1)),
      neighbour: await account('neighbour@example.org', livesIn(zone, 2)),
      writer: await account('writer@example.org', writerId),
      editor: await signedIn(agreeing(host), personas.editor),
      admin: await signedIn(agreeing(host), personas.admin),
    };
  });
  afterAll(() => host.close());

  const ask = async (reader: Reader, query = '') => {
    const response = await browsers[reader].get(`/api/Prayer${query}`);
    const text = await response.text();
    return { status: response.status, text, prayers: response.ok ? z.array(prayer).parse(JSON.parse(text)) : [] };
  };

  it.each(readers)('tell %s what the table says', async (reader) => {
    const { prayers } = await ask(reader);
    const seen = Object.fromEntries(
      Object.keys(shown).map((text) => {
        const found = prayers.find((one) => one.text === text);
        if (found === undefined) return [text, ''];
        return [text, found.author === null ? 'nameless' : 'named'];
      }),
    );
    expect(seen).toEqual(Object.fromEntries(Object.entries(shown).map(([text, each]) => [text, each[reader]])));
  });

  it('are refused to visitors and to accounts without a member', async () => {
    expect((await ask('visitor')).status).toBe(401);
    expect((await ask('unlinked')).status).toBe(403);
    const texts = await Promise.all((['visitor', 'unlinked'] as const).map(async (reader) => (await ask(reader)).text));
    expect(texts.join('')).not.toContain(WRITER);
  });

  it.each(['stranger', 'neighbour', 'writer', 'editor'] as const)(
    'have nothing in them that tells %s who wrote one without a name',
    async (reader) => {
      const { prayers } = await ask(reader);
      const nameless = prayers.filter(({ anonymous }) => anonymous);
      expect(nameless.length).toBeGreaterThan(0);
      expect(JSON.stringify(nameless)).not.toContain(WRITER);
      expect(nameless.map(({ mine }) => mine)).toEqual(nameless.map(() => reader === 'writer'));
      // Only the day of writing, and the count of prayers.
      expect(nameless[0]).toEqual({
        id: expect.any(Number),
        text: expect.any(String),
        scope: 'members',
        anonymous: true,
        author: null,
        mine: reader === 'writer',
        writtenOn: '2026-11-10',
        until: expect.any(String),
        ended: expect.any(Boolean),
        prayed: 1,
        prayedToday: false,
        answered: expect.any(Boolean),
        hiddenReason: reader === 'writer' ? expect.anything() : null,
        version: 1,
      });
    },
  );

  it('tell the reason of a hidden one to its writer and to Admins', async () => {
    for (const reader of readers) {
      // oxlint-disable-next-line no-await-in-loop -- the readers ask one after the other
      const { text } = await ask(reader);
      expect(text.includes('의논해'), reader).toBe(reader === 'writer' || reader === 'admin');
    }
  });

  it.each(['stranger', 'neighbour', 'admin'] as const)(
    'answer %s as if another user’s request did not exist',
    async (reader) => {
      const { church } = host;
      const id = church.prayers.findFirst((query) => query.where({ text: 'to all, without a name' }))?.id ?? 0;
      const draft = { text: '다른 글', scope: 'members', anonymous: false, until: '2026-12-01' };
      const browser = browsers[reader];
      const answers = await Promise.all([
        browser.sendJson('PUT', `/api/Prayer/${id}`, draft),
        browser.send('DELETE', `/api/Prayer/${id}`),
        browser.send('POST', `/api/Prayer/${id}/answered`),
        browser.send('POST', `/api/Prayer/${id}/reopen`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await Promise.all(answers.map((answer) => answer.text()))).join('')).not.toContain(WRITER);
    },
  );

  it.each([
    ['ended', 404],
    ['hidden', 404],
    ['to the zone, with a name', 404],
    ['answered, without a name', 409],
    ['to all, with a name', 204],
  ])('let a stranger pray for one %s: %i', async (text, status) => {
    const id = host.church.prayers.findFirst((query) => query.where({ text }))?.id ?? 0;
    expect((await browsers.stranger.send('POST', `/api/Prayer/${id}/prayed`)).status).toBe(status);
  });

  it('are narrowed by `scope`', async () => {
    const texts = async (query: string) => (await ask('neighbour', query)).prayers.map(({ scope }) => scope);
    expect(new Set(await texts('?scope=zone'))).toEqual(new Set(['zone']));
    expect(new Set(await texts('?scope=members'))).toEqual(new Set(['members']));
    expect((await ask('neighbour', '?scope=mine')).prayers).toEqual([]);
    expect((await ask('writer', '?scope=mine')).prayers).toHaveLength(Object.keys(shown).length);
  });
});
