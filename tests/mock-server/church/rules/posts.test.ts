import { beforeEach, describe, expect, it } from 'vitest';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import { changeAnnouncement, pinAnnouncement } from '../../../../mock-server/church/rules/announcements.ts';
import { pinnedPage, postVersion, withPin } from '../../../../mock-server/church/rules/posts.ts';

const item = (id: number, created: string, pinnedUntil?: string) => ({ id, title: `글 ${id}`, created, pinnedUntil });
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const on = (instant: string): Church => createChurch({ now: () => new Date(instant) });

describe('a page of a list', () => {
  const church = on('2026-11-20T12:00:00Z');

  it('holds the newest first, whichever way the instant is written', () => {
    const items = [
      item(1, '2026-11-20T10:00:00Z'),
      item(2, '2026-11-20T10:00:00.500Z'),
      item(3, '2026-11-19T23:00:00.000Z'),
    ];
    expect(ids(pinnedPage(church, items, { page: 1, itemsPerPage: 10 }))).toEqual([2, 1, 3]);
  });

  it('keeps one order for items of one moment, so that no page repeats or loses one', () => {
    const items = [3, 10, 1, 2].map((id) => item(id, '2026-11-20T10:00:00Z'));
    const pages = [1, 2, 3].map((page) => ids(pinnedPage(church, items, { page, itemsPerPage: 2 })));
    expect(pages).toEqual([[10, 3], [2, 1], []]);
  });

  it('EDIT-04 begins with the pinned ones, each of which is on one page', () => {
    const items = [1, 2, 3, 4, 5].map((id) =>
      item(id, `2026-11-0${id}T10:00:00Z`, id === 1 || id === 3 ? '2026-11-22' : undefined),
    );
    const pages = [1, 2, 3].map((page) => ids(pinnedPage(church, items, { page, itemsPerPage: 2 })));
    expect(pages).toEqual([[3, 1], [5, 4], [2]]);
  });
});

describe('EDIT-04 a pin ends with its day in Asunción', () => {
  const pinned = item(1, '2026-11-01T10:00:00Z', '2026-11-22');

  it.each([
    ['at half past eleven in the evening of that day', '2026-11-23T02:30:00Z', '2026-11-22'],
    ['at half past midnight', '2026-11-23T03:30:00Z', undefined],
  ])('%s', (_, now, until) => {
    const church = on(now);
    expect(withPin(church, pinned).pinnedUntil).toBe(until);
    const newer = item(2, '2026-11-10T10:00:00Z');
    expect(ids(pinnedPage(church, [newer, pinned], { page: 1, itemsPerPage: 10 }))).toEqual(until ? [1, 2] : [2, 1]);
  });
});

describe('EDIT-04 pinning an announcement', () => {
  let now = '';
  let church: Church;
  const pin = (id: number, until: string | null = '2026-11-25') => pinAnnouncement(church, { id, until });
  const found = (id: number) => church.announcements.findFirst((query) => query.where({ id })) ?? {};

  beforeEach(async () => {
    now = '2026-11-18T12:00:00Z';
    church = createChurch({ now: () => new Date(now) });
    for (const id of [1, 2, 3, 4]) {
      const post = { id, title: `글 ${id}`, content: '내용', author: '교회', created: '2026-11-01T10:00:00Z' };
      // oxlint-disable-next-line no-await-in-loop -- one church, one record after the other
      await church.announcements.create(post);
    }
    await pin(1);
    await pin(2);
    await pin(3);
  });

  it('refuses a fourth, and names those that are pinned', async () => {
    const refused = await pin(4);
    expect(refused).toMatchObject({ kind: 'refused', reason: 'conflict' });
    expect(JSON.stringify(refused)).toContain('‘글 1’, ‘글 2’, ‘글 3’');
  });

  it('gives a pinned one another day', async () => {
    expect((await pin(2, '2026-12-01')).kind).toBe('done');
    expect(found(2)).toMatchObject({ pinnedUntil: '2026-12-01' });
  });

  it('takes a fourth when one is pinned no more, by hand or because its day is over', async () => {
    expect((await pin(1, null)).kind).toBe('done');
    expect((await pin(4)).kind).toBe('done');
    now = '2026-11-26T12:00:00Z';
    expect((await pin(1, '2026-11-30')).kind).toBe('done');
  });

  it('refuses a day that is over, and one that is not there', async () => {
    expect(await pin(2, '2026-11-17')).toMatchObject({ reason: 'invalid' });
    expect(await pin(2, '2026-11-18')).toMatchObject({ kind: 'done' });
    expect(await pin(99)).toMatchObject({ reason: 'notFound' });
  });

  it("makes no other editor's change a conflict", async () => {
    const basedOn = postVersion(found(4));
    await pin(1, null);
    await pin(4);
    const changes = { title: '다른 제목', content: '내용', author: '교회' };
    const changed = await changeAnnouncement(church, { id: 4, basedOn, changes });
    expect(changed).toMatchObject({ kind: 'done', value: { title: '다른 제목', pinnedUntil: '2026-11-25' } });
  });
});
