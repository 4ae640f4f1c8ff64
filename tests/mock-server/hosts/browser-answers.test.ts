import { beforeEach, describe, expect, it } from 'vitest';
import { createChurch } from '../../../mock-server/church/church.ts';
import { createControl } from '../../../mock-server/control/control.ts';
import { answersOf } from '../../../mock-server/hosts/browser-answers.ts';
import { createCookieJar } from '../../../mock-server/hosts/cookie-jar.ts';
import { browserParts, churchParts } from '../../../mock-server/hosts/memory/church-parts.ts';
import { keepMemory, oneAfterAnother } from '../../../mock-server/hosts/memory/shared-memory.ts';
import { openNodeHost } from '../../../mock-server/hosts/node.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { json } from './call-church.ts';
import { createMemoryPartsStore, type MemoryPartsStore } from './memory/memory-parts-store.ts';

const now = () => new Date('2026-11-18T12:00:00Z');
const FIRST_CALL = 'https://church.example/api/Announcement?page=1&itemsPerPage=10';

let store: MemoryPartsStore;
beforeEach(() => {
  store = createMemoryPartsStore();
});

/** A page of the demo, before its service worker has started. */
function openPage() {
  const control = createControl({ world: 'everyday', baseNow: now });
  const church = createChurch({ now: control.now });
  const jar = createCookieJar(() => memory.touch('cookies'));
  const parts = new Map([...churchParts({ church, control }), ...browserParts(control, jar)]);
  const memory = keepMemory({ church, control }, { parts, store, lock: oneAfterAnother() });
  const answer = answersOf({ church, control, guard: memory.guard, jar });
  return {
    control,
    church,
    memory,
    answer: (address: string, init?: RequestInit) => answer(new Request(new URL(address, FIRST_CALL), init)),
    first: async () => (await answer(new Request(FIRST_CALL)))?.json(),
  };
}

describe('the first answer of the demo', () => {
  it('is that of the same church anywhere else (MOCK-04)', async () => {
    const elsewhere = await openNodeHost({ now });
    expect(await openPage().first()).toEqual(await (await elsewhere.fetch(FIRST_CALL)).json());
  });

  it('tells what an earlier page has changed (MOCK-02)', async () => {
    const earlier = openPage();
    await earlier.memory.guard(async () => {
      await earlier.church.announcements.update((query) => query.where({ id: 57 }), {
        data: (post) => void Object.assign(post, { title: '고친 제목' }),
      });
    });
    const shown = await openPage().first();
    expect(shown).toEqual(expect.arrayContaining([expect.objectContaining({ id: 57, title: '고친 제목' })]));
  });

  it('is logged, and fails where it is to fail (MOCK-03)', async () => {
    const page = openPage();
    await page.first();
    expect(page.control.calls.all()).toMatchObject([{ method: 'GET', path: '/api/Announcement', status: 200 }]);
    page.control.change({ faults: [{ path: 'Announcement', mode: 'status', status: 503, body: 'later' }] });
    expect(await page.first()).toBe('later');
  });

  it('comes when it is let go, while the page goes on asking (MOCK-03)', async () => {
    const page = openPage();
    await page.answer('/api/demo/faults', json('PUT', [{ path: 'Announcement', mode: 'hold', times: 1 }]));
    const held = page.first();
    expect(await page.first()).toHaveLength(10);
    expect(page.control.calls.all()).toMatchObject([{ status: null }, { status: 200 }]);
    await page.answer('/api/demo/faults', json('PUT', []));
    expect(await held).toHaveLength(10);
  });
});

describe('every other call of a page', () => {
  it.each([
    ['/api/session', 200],
    ['/api/Member', 401],
    ['/api/demo/state', 200],
    ['/api/nothing', 404],
    ['https://tile.openstreetmap.org/3/2/4.png', 200],
  ])('is answered by the whole backend: %s', async (address, status) => {
    expect((await openPage().answer(address))?.status).toBe(status);
  });

  it('carries the cookies of this browser, whatever is tried first (AUTH-14)', async () => {
    const page = openPage();
    const { email, password } = personas.member;
    const login = await page.answer('/api/account/login', json('POST', { email, password }));
    const refresh = await page.answer('/api/Account/Refresh', json('POST', await login?.json()));
    expect([login?.status, refresh?.status]).toEqual([200, 200]);
  });

  it('is left to its host where the mock has no handler', async () => {
    expect(await openPage().answer('https://elsewhere.example/picture.png')).toBeUndefined();
  });

  it('lacks in a world of known calls what such a server lacks (CONT-04)', async () => {
    const page = openPage();
    await page.first();
    page.control.change({ world: 'known-only' });
    expect((await page.answer('/api/Event/calendar.ics'))?.status).toBe(405);
    expect(await page.first()).toHaveLength(10);
  });
});
