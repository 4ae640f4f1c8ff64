import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { assembleBackend } from '../../../../mock-server/backend.ts';
import { createChurch } from '../../../../mock-server/church/church.ts';
import { createControl } from '../../../../mock-server/control/control.ts';
import type { Guard } from '../../../../mock-server/host.ts';
import { createCookieJar } from '../../../../mock-server/hosts/cookie-jar.ts';
import { browserParts, churchParts, onPartChange } from '../../../../mock-server/hosts/memory/church-parts.ts';
import {
  oneAfterAnother,
  type SharedMemoryOptions,
  shareMemory,
} from '../../../../mock-server/hosts/memory/shared-memory.ts';
import { populate } from '../../../../mock-server/seeds/worlds.ts';
import { createMemoryPartsStore, type MemoryPartsStore } from './memory-parts-store.ts';

const draft = (title: string) => ({ title, content: 'c', author: 'a', created: '2026-11-20T12:00:00Z' });

describe('one church in several tabs (MOCK-02)', () => {
  let store: MemoryPartsStore;
  let lock: Guard;
  let populated: number;
  let recreated: number;
  let filled: number;

  beforeEach(() => {
    store = createMemoryPartsStore();
    lock = oneAfterAnother();
    populated = 0;
    recreated = 0;
    filled = 0;
  });

  const openTab = ({ later }: Pick<SharedMemoryOptions, 'later'> = {}) => {
    const control = createControl({ world: 'everyday', baseNow: () => new Date('2026-11-20T12:00:00Z') });
    const church = createChurch({ now: control.now });
    const jar = createCookieJar(() => memory.touch('cookies'));
    const memory = shareMemory({
      parts: new Map([...churchParts({ church, control }), ...browserParts(control, jar)]),
      store,
      lock,
      async populate() {
        populated += 1;
        await populate(church, control.settings().world);
      },
      onFilled: () => {
        filled += 1;
        onPartChange({ church, control }, memory.touch);
      },
      onReset: () => {
        recreated += 1;
      },
      ...(later === undefined ? {} : { later }),
    });
    const announce = (title: string) =>
      memory.guard(async () => {
        await church.announcements.create({ ...draft(title), id: church.nextId('announcements') });
      });
    const titles = () => memory.guard(async () => church.announcements.all().map((item) => item.title));
    return { control, church, jar, memory, announce, titles };
  };

  it('is populated once, by the first tab', async () => {
    const [first, second] = [openTab(), openTab()];
    const [inFirst, inSecond] = await Promise.all([first.titles(), second.titles()]);
    expect(inFirst).not.toEqual([]);
    expect(inSecond).toEqual(inFirst);
    expect(populated).toBe(1);
  });

  it('tells each tab once when it is filled, and notes all changes from then on', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.announce('새 소식');
    await first.announce('또 새 소식');
    expect(filled).toBe(1);
    expect(await second.titles()).toEqual(expect.arrayContaining(['새 소식', '또 새 소식']));
    expect(filled).toBe(2);
  });

  it('has kept a change before the change is answered', async () => {
    await openTab().announce('kept');
    expect(await openTab().titles()).toContain('kept');
  });

  it('shows each tab what the other has changed, once', async () => {
    const [first, second] = [openTab(), openTab()];
    await second.titles();
    await first.announce('from the first');
    await second.announce('from the second');
    const titles = await first.titles();
    expect(titles.filter((title) => title.startsWith('from the'))).toEqual(['from the first', 'from the second']);
    expect(await second.titles()).toEqual(titles);
  });

  it('hands out no number twice, whichever tab asks', async () => {
    const tabs = [openTab(), openTab()];
    await Promise.all([0, 1, 2, 3].flatMap((turn) => tabs.map((tab) => tab.announce(`turn ${turn}`))));
    const ids = openTab();
    await ids.titles();
    const numbers = ids.church.announcements.all().map(({ id }) => id);
    expect(numbers.filter((id, place) => numbers.indexOf(id) !== place)).toEqual([]);
    expect(numbers).toHaveLength(new Set(numbers).size);
  });

  it('stores what a call has changed and nothing else', async () => {
    const tab = openTab();
    await tab.titles();
    store.writes.length = 0;
    await tab.announce('small');
    await tab.titles();
    expect(store.writes).toEqual([['announcements', 'highestIds']]);
  });

  it('does not write again what it has only read', async () => {
    const [first, second] = [openTab(), openTab()];
    await second.titles();
    await first.announce('news');
    store.writes.length = 0;
    await second.titles();
    expect(store.writes).toEqual([]);
  });

  it('shares cookies, settings and the list of calls', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.memory.guard(async () => {
      first.jar.store(new URL('http://church.test/'), ['token=a; Path=/']);
      first.control.setClock('2027-01-03T10:00:00.000Z');
      first.control.calls.record(new Request('http://church.test/api/Event'));
    });
    await second.titles();
    expect(second.jar.header(new URL('http://church.test/'))).toBe('token=a');
    expect(second.church.now().toISOString()).toBe('2027-01-03T10:00:00.000Z');
    expect(second.control.calls.all()).toHaveLength(1);
  });

  it('shows an emptied collection as empty', async () => {
    const [first, second] = [openTab(), openTab()];
    await second.titles();
    await first.memory.guard(() => populate(first.church, 'empty'));
    expect(await second.titles()).toEqual([]);
  });

  it('is repopulated when what is stored fits no more', async () => {
    await store.write(new Map([['announcements', 'no list']]));
    const titles = await openTab().titles();
    expect(titles).not.toEqual([]);
    expect(populated).toBe(1);
    expect(recreated).toBe(1);
    expect(await openTab().titles()).toEqual(titles);
  });

  it('is recreated as a whole, and not twice over, when one part fits no more', async () => {
    const before = openTab();
    const titles = await before.titles();
    await before.announce('of the old church');
    const [anEvent] = before.church.events.all();
    await store.write(new Map([['events', [anEvent, { id: 'no number' }]]]));
    const after = openTab();
    expect(await after.titles()).toEqual(titles);
    expect(await after.titles()).toEqual(titles);
    expect(new Set(after.church.members.all().map(({ id }) => id)).size).toBe(after.church.members.all().length);
    expect(await before.titles()).toEqual(titles);
    const late = openTab();
    expect(await late.titles()).toEqual(titles);
    expect([populated, recreated]).toEqual([2, 1]);
  });

  it('is recreated when the index is damaged, and is kept from then on', async () => {
    await openTab().announce('of the old church');
    store.isUnfit = true;
    const tab = openTab();
    expect(await tab.titles()).not.toContain('of the old church');
    expect(recreated).toBe(1);
    await tab.announce('kept');
    expect(await openTab().titles()).toContain('kept');
    expect(recreated).toBe(1);
  });

  it('is stored whole again by the tab that has it when the index is spoilt meanwhile', async () => {
    const tab = openTab();
    await tab.announce('before');
    store.isUnfit = true;
    await tab.announce('after');
    const titles = await openTab().titles();
    expect(titles).toEqual(expect.arrayContaining(['before', 'after']));
    expect([populated, recreated]).toEqual([1, 0]);
  });

  it('says nothing of itself where nothing was stored', async () => {
    await openTab().titles();
    expect(recreated).toBe(0);
  });

  it('goes on in the one tab when nothing can be stored, and stores what was missed as soon as it can', async () => {
    const tab = openTab();
    await tab.titles();
    store.isBroken = true;
    await tab.announce('unstored');
    expect(await tab.titles()).toContain('unstored');
    store.isBroken = false;
    await tab.titles();
    expect(await openTab().titles()).toContain('unstored');
    expect(populated).toBe(1);
  });

  describe('where nothing was stored yet', () => {
    let arranged: (() => void)[];

    beforeEach(() => {
      arranged = [];
    });

    const openNewTab = () => openTab({ later: { run: (run) => void arranged.push(run), passing: new Set(['calls']) } });
    const call = ({ memory, control }: ReturnType<typeof openNewTab>) =>
      memory.guard(async () => void control.calls.record(new Request('http://church.test/api/Event')));
    const storedParts = () => store.writes.flat();

    it('answers the first calls before the church is stored, which is arranged once', async () => {
      const tab = openNewTab();
      await tab.memory.open();
      await call(tab);
      await call(tab);
      expect(storedParts()).toEqual([]);
      expect(arranged).toHaveLength(1);
      for (const run of arranged) run();
      await tab.titles();
      expect(storedParts()).toEqual(expect.arrayContaining(['announcements', 'members', 'calls', 'settings']));
    });

    it('stores the whole church with the first change, before that is answered', async () => {
      const tab = openNewTab();
      await call(tab);
      await tab.announce('kept');
      expect(await openTab().titles()).toContain('kept');
      expect(populated).toBe(1);
    });

    it('shows the changes of another tab that has stored its church first, and overwrites none', async () => {
      const [first, second] = [openNewTab(), openNewTab()];
      await call(first);
      await second.announce('of the second');
      for (const run of arranged) run();
      expect(await first.titles()).toContain('of the second');
      await first.announce('of the first');
      expect(await second.titles()).toEqual(expect.arrayContaining(['of the first', 'of the second']));
    });

    it('replaces at once what cannot be read', async () => {
      await openTab().announce('of the old church');
      store.isUnfit = true;
      await call(openNewTab());
      expect(recreated).toBe(1);
      expect(await openTab().titles()).not.toContain('of the old church');
      expect(populated).toBe(2);
    });
  });

  it('stores what a failing call has changed all the same, and frees the others', async () => {
    const tab = openTab();
    const failing = tab.memory.guard(async () => {
      await tab.church.announcements.create({ ...draft('written before'), id: tab.church.nextId('announcements') });
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await openTab().titles()).toContain('written before');
  });

  it('lets no hanging call hold up another', async () => {
    const tab = openTab();
    await tab.titles();
    tab.control.change({ faults: [{ path: 'Event', mode: 'hang' }] });
    const { handlers } = assembleBackend(tab.church, tab.control, { guard: tab.memory.guard });
    const leaving = new AbortController();
    const hanging = getResponse([...handlers], new Request('http://church.test/api/Event', { signal: leaving.signal }));
    const next = await getResponse([...handlers], new Request('http://church.test/api/Announcement?page=1'));
    expect(next?.status).toBe(200);
    leaving.abort();
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  });
});
