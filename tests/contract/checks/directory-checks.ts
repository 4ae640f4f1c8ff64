import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { directoryEntry, visibility } from '../../../mock-server/openapi/directory.ts';
import { member, memberEntry } from '../../../mock-server/openapi/people.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { type Browser, signedIn } from '../support/browser.ts';
import { registered } from '../support/registered.ts';
import type { Stage } from '../support/stage.ts';
import { readAddresses } from '../support/who-may.ts';
import { checkDirectoryPace } from './directory-pace-checks.ts';

const FIELDS = ['telephone', 'email', 'birthday', 'photo'] as const;
const CLOSED = { telephone: 'nobody', email: 'nobody', birthday: 'nobody', photo: 'nobody' } as const;

type Audience = 'nobody' | 'zone' | 'members';
type Settings = Readonly<Record<(typeof FIELDS)[number], Audience>>;

const readers = ['visitor', 'unlinked user', 'member of another zone', 'neighbour', 'editor', 'admin'] as const;
type Reader = (typeof readers)[number];

/**
 * The readers who see a field of 신다인 after she has opened it; a number is the status with which the whole call is
 * refused (REL-35).
 */
const SEEN: Readonly<Record<Reader, Readonly<Record<Audience, boolean | 401 | 403>>>> = {
  visitor: { nobody: 401, zone: 401, members: 401 },
  'unlinked user': { nobody: 403, zone: 403, members: 403 },
  'member of another zone': { nobody: false, zone: false, members: true },
  neighbour: { nobody: false, zone: true, members: true },
  editor: { nobody: false, zone: false, members: true },
  admin: { nobody: false, zone: false, members: true },
};

/**
 * The register of members is for Admins only, whatever is open to others; it contains no photos and telephone numbers.
 */
const REGISTER = /^\/api\/member\b/i;

const entries = z.array(directoryEntry);
const place = z.object({ id: z.number() });
const home = z.object({ family: place, zone: place });

/** The directory as each kind of reader gets it over the wire, by the members' settings (MINE-03, REL-35). */
export function checkDirectory(stage: Stage): void {
  const { cast, host } = stage;
  let known: Readonly<Record<Reader, Browser>> | undefined;
  let owner: Browser | undefined;
  const as = (reader: Reader): Browser => known?.[reader] ?? cast().visitor;
  const hers = (): Browser => owner ?? cast().visitor;
  const find = async (reader: Reader, name: string) =>
    as(reader).get(`/api/Directory?page=1&q=${encodeURIComponent(name)}`);
  const set = async (settings: Settings) => {
    const response = await hers().sendJson('PUT', '/api/Me/visibility', settings);
    expect(response.status).toBe(200);
    return visibility.parse(await response.json());
  };
  const named = async (name: string) => {
    const all = z.array(memberEntry).parse(await cast().admin.json('/api/Member'));
    const found = all.find((each) => each.name === name);
    return member.parse(await cast().admin.json(`/api/member/${found?.id}`));
  };

  beforeAll(async () => {
    const join = async (email: string) => signedIn(host(), await registered(host(), email));
    owner = await join((await named('신다인')).email ?? '');
    known = {
      visitor: cast().visitor,
      'unlinked user': await signedIn(host(), personas.unlinked),
      'member of another zone': await join((await named('송민재')).email ?? ''),
      neighbour: cast().member,
      editor: cast().editor,
      admin: cast().admin,
    };
  });

  describe('a field, by who opened it to whom (REL-35)', () => {
    const rows = readers.flatMap((reader) =>
      FIELDS.flatMap((field) =>
        Object.entries(SEEN[reader]).map(([audience, seen]) => ({ reader, field, audience, seen })),
      ),
    );

    it.each(rows)('$field opened to $audience, for a $reader: $seen', async ({ reader, field, audience, seen }) => {
      const { own } = await set({ ...CLOSED, [field]: audience });
      const response = await find(reader, '신다인');
      const text = await response.text();
      if (typeof seen === 'number') {
        expect(response.status).toBe(seen);
      } else {
        const { id, name, zone } = await named('신다인');
        // Each reader gets an address of their own.
        const value = field === 'photo' ? expect.stringMatching(/^\/api\/Directory\/photos\/[\w-]+$/) : own[field];
        expect(JSON.parse(text)).toEqual([{ id, name, zone, ...(seen && { [field]: value }) }]);
      }
      const hidden = FIELDS.filter((each) => each !== field || seen !== true).map((each) => own[each]);
      expect(hidden.filter((value) => value !== null && text.includes(value))).toEqual([]);
    });

    it('has a value for each, so that the table tells something', async () => {
      const { own } = await set(CLOSED);
      expect(Object.values(own).filter((value) => value === null)).toEqual([]);
    });
  });

  describe('what is closed', () => {
    const reads = readAddresses.filter((address) => !address.startsWith('/api/Me/visibility'));

    it.each(readers)('is in no answer to a %s', async (reader) => {
      const { own } = await set(CLOSED);
      const { birthDate } = await named('신다인');
      const secrets = [own.telephone, own.email, own.photo?.split('/').at(-1), birthDate];
      const paths = [...reads, `/api/Search?q=${encodeURIComponent('신다인')}`];
      const asked = paths.filter((path) => reader !== 'admin' || !REGISTER.test(path));
      const texts = await Promise.all(asked.map(async (path) => [path, await (await as(reader).get(path)).text()]));
      const leaks = texts.filter(([, text]) =>
        secrets.some((secret) => typeof secret === 'string' && text?.includes(secret)),
      );
      expect(leaks.map(([path]) => path)).toEqual([]);
    });

    it('is everything at first, and one’s own settings are in an answer to nobody else', async () => {
      const first = visibility.parse(await cast().member.json('/api/Me/visibility'));
      expect(first).toMatchObject({ ...CLOSED, listing: 'listed', own: { name: '김민수' } });
      expect((await cast().visitor.get('/api/Me/visibility')).status).toBe(401);
      expect((await as('unlinked user').get('/api/Me/visibility')).status).toBe(403);
    });

    it('is found by no search', async () => {
      const { own } = await set({ ...CLOSED, telephone: 'members' });
      expect(await (await find('neighbour', own.telephone ?? '')).json()).toEqual([]);
    });

    it('takes the old address of a photo along', async () => {
      const open = await set({ ...CLOSED, photo: 'members' });
      expect((await cast().visitor.get(open.own.photo ?? '')).headers.get('Content-Type')).toBe('image/svg+xml');
      await set(CLOSED);
      expect((await cast().visitor.get(open.own.photo ?? '')).status).toBe(404);
    });
  });

  describe('a photo that is open to the zone', () => {
    const photoOf = async (reader: Reader) => {
      const [found] = entries.parse(await (await find(reader, '신다인')).json());
      return found?.photo;
    };
    const statusOf = async (address = '') => (await cast().visitor.get(address)).status;

    it('has another address for each reader, which a neighbour who moves to another zone loses', async () => {
      await set({ ...CLOSED, photo: 'members' });
      const [neighbours, strangers] = [await photoOf('neighbour'), await photoOf('member of another zone')];
      expect(neighbours === strangers).toBe(false);
      await set({ ...CLOSED, photo: 'zone' });
      const address = await photoOf('neighbour');
      expect([await statusOf(neighbours), await statusOf(strangers), await statusOf(address)]).toEqual([404, 404, 200]);
      const { family, zone } = home.parse(await as('neighbour').json('/api/Me'));
      const moveFamily = async (from: number, to: number) => {
        const moved = { fromZoneId: from };
        return (await cast().admin.sendJson('PUT', `/api/Zone/${to}/families/${family.id}`, moved)).status;
      };
      const elsewhere = zone.id + 1;
      expect(await moveFamily(zone.id, elsewhere)).toBe(204);
      expect(await statusOf(address)).toBe(404);
      expect(await moveFamily(elsewhere, zone.id)).toBe(204);
      expect(await statusOf(address)).toBe(200);
    });
  });

  describe('the settings', () => {
    it('are saved against the ETag that was read, 412 once they were changed elsewhere', async () => {
      await set(CLOSED);
      const tag = (await hers().get('/api/Me/visibility')).headers.get('ETag') ?? '';
      const save = (settings: Settings) => hers().sendJson('PUT', '/api/Me/visibility', settings, { 'If-Match': tag });
      const saved = await save({ ...CLOSED, email: 'zone' });
      expect([saved.status, saved.headers.get('ETag') === tag]).toEqual([200, false]);
      expect((await save(CLOSED)).status).toBe(412);
      expect(await hers().json('/api/Me/visibility')).toMatchObject({ email: 'zone' });
    });

    it.each([{}, { ...CLOSED, photo: 'everybody' }])('are refused as %o', async (body) => {
      expect((await hers().sendJson('PUT', '/api/Me/visibility', body)).status).toBe(400);
    });
  });

  describe('the search', () => {
    it.each(['신다인', 'ㅅㄷㅇ', '신다'])('finds by the name, as %s', async (words) => {
      const found = entries.parse(await (await find('neighbour', words)).json());
      expect(found.map(({ name }) => name)).toContain('신다인');
    });

    it('finds those of a zone, and by its name', async () => {
      const { zone } = await named('신다인');
      const here = entries.parse(await as('editor').json(`/api/Directory?page=1&zone=${zone?.id}`));
      expect(new Set(here.map((each) => each.zone?.id))).toEqual(new Set([zone?.id]));
      const byName = entries.parse(await (await find('editor', zone?.name ?? '')).json());
      expect(byName).toEqual(here);
    });

    it.each(['?zone=here', `?q=${'a'.repeat(201)}`])('refuses %s', async (query) => {
      expect((await as('neighbour').get(`/api/Directory${query}`)).status).toBe(400);
    });

    it('is stored by nothing on its way', async () => {
      const answers = [await find('neighbour', '신다인'), await hers().get('/api/Me/visibility')];
      expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-store', 'no-store']);
    });
  });

  checkDirectoryPace(stage);
}
