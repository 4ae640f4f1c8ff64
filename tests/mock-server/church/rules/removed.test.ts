import { beforeEach, describe, expect, it } from 'vitest';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import * as advertisements from '../../../../mock-server/church/rules/advertisements.ts';
import * as announcements from '../../../../mock-server/church/rules/announcements.ts';
import * as bibleStudies from '../../../../mock-server/church/rules/bible-studies.ts';
import * as bulletins from '../../../../mock-server/church/rules/bulletins.ts';
import * as events from '../../../../mock-server/church/rules/events.ts';
import { readFile } from '../../../../mock-server/church/rules/files.ts';
import { deleteMember, restoreMember } from '../../../../mock-server/church/rules/members.ts';
import { storedFileIdOf } from '../../../../mock-server/church/schemas/files.ts';
import { populate } from '../../../../mock-server/seeds/worlds.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 'Sun2026Nov15';

describe('what was deleted, and can be restored (LIST-06)', () => {
  let now: number;
  let church: Church;

  beforeEach(async () => {
    now = Date.parse('2026-11-18T12:00:00Z');
    church = createChurch({ now: () => new Date(now) });
    await populate(church, 'everyday');
  });

  const kinds = {
    announcement: {
      id: 57,
      read: (id: number) => announcements.readAnnouncement(church, id),
      remove: (id: number) => announcements.deleteAnnouncement(church, id),
      restore: (id: number) => announcements.restoreAnnouncement(church, id),
    },
    advertisement: {
      id: 34,
      read: (id: number) => advertisements.readAdvertisement(church, id),
      remove: (id: number) => advertisements.deleteAdvertisement(church, id),
      restore: (id: number) => advertisements.restoreAdvertisement(church, id),
    },
    'Bible study': {
      id: 43,
      read: (id: number) => bibleStudies.readBibleStudy(church, id),
      remove: (id: number) => bibleStudies.deleteBibleStudy(church, id),
      restore: (id: number) => bibleStudies.restoreBibleStudy(church, id),
    },
    event: {
      id: 1,
      read: (id: number) => events.readEvent(church, id),
      remove: (id: number) => events.deleteEvent(church, id),
      restore: (id: number) => events.restoreEvent(church, id),
    },
  };
  type Kind = keyof typeof kinds;

  describe.each<Kind>(['announcement', 'advertisement', 'Bible study', 'event'])('%s', (kind) => {
    const { id, read, remove, restore } = kinds[kind];

    it('is gone, and back as it was', async () => {
      const before = structuredClone(read(id));
      expect(await remove(id)).toMatchObject({ kind: 'done' });
      expect(read(id)).toMatchObject({ reason: 'notFound' });
      expect(await remove(id)).toMatchObject({ reason: 'notFound' });
      expect(await restore(id)).toEqual(before);
      expect(read(id)).toEqual(before);
    });

    it('stays as it is where it is not deleted, however often that is asked', async () => {
      const before = structuredClone(read(id));
      expect(await restore(id)).toEqual(before);
      await remove(id);
      await restore(id);
      expect(await restore(id)).toEqual(before);
    });

    it('can be restored for a day, and nothing of it remains after the next deletion', async () => {
      await remove(id);
      now += DAY;
      expect(await restore(id)).toMatchObject({ kind: 'done' });
      await remove(id);
      now += DAY + 1;
      expect(await restore(id)).toMatchObject({ reason: 'notFound' });
      expect(church.removed.all()).toEqual([]);
    });
  });

  it('is not there for one that never was', async () => {
    expect(await announcements.restoreAnnouncement(church, 99_999)).toMatchObject({ reason: 'notFound' });
  });

  it('has its files again, which nobody could read meanwhile', async () => {
    const { imageUrls } = church.advertisements.all().find((one) => one.imageUrls.length > 0) ?? { imageUrls: [] };
    const { id = 0 } = church.advertisements.all().find((one) => one.imageUrls.length > 0) ?? {};
    const file = () => readFile(church, storedFileIdOf(imageUrls[0] ?? '') ?? '');
    expect(file()).toMatchObject({ kind: 'done' });
    await advertisements.deleteAdvertisement(church, id);
    expect(file()).toMatchObject({ reason: 'notFound' });
    await advertisements.restoreAdvertisement(church, id);
    expect(file()).toMatchObject({ kind: 'done' });
  });

  it('loses its pin where three others were pinned meanwhile (EDIT-04)', async () => {
    const until = '2026-11-30';
    const pinned = () => church.announcements.all().filter(({ pinnedUntil }) => pinnedUntil !== undefined);
    for (const { id } of pinned()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await announcements.pinAnnouncement(church, { id, until: null });
    }
    await announcements.pinAnnouncement(church, { id: 57, until });
    await announcements.deleteAnnouncement(church, 57);
    for (const id of [54, 55, 56]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await announcements.pinAnnouncement(church, { id, until });
    }
    expect(await announcements.restoreAnnouncement(church, 57)).toMatchObject({ value: { id: 57 } });
    expect(pinned().map(({ id }) => id)).toEqual([56, 55, 54].toSorted((one, other) => one - other));
  });

  it('is a bulletin with its pages, in their order', async () => {
    const before = bulletins.readBulletin(church, WEEK);
    await bulletins.deleteBulletin(church, WEEK);
    expect(bulletins.readBulletin(church, WEEK)).toMatchObject({ value: [] });
    expect(await bulletins.restoreBulletin(church, WEEK)).toEqual(before);
    expect(await bulletins.restoreBulletin(church, WEEK)).toEqual(before);
    expect(await bulletins.restoreBulletin(church, 'Sun1980Jan06')).toMatchObject({ reason: 'notFound' });
    expect(await bulletins.restoreBulletin(church, 'Sunday')).toMatchObject({ reason: 'invalid' });
  });

  it('never replaces pages that were published for the same Sunday meanwhile', async () => {
    await bulletins.deleteBulletin(church, WEEK);
    await church.bulletins.create({ date: '2026-11-15', imageUrls: ['/api/File/content/new'] });
    expect(await bulletins.restoreBulletin(church, WEEK)).toMatchObject({ reason: 'conflict' });
    expect(bulletins.readBulletin(church, WEEK)).toMatchObject({ value: ['/api/File/content/new'] });
  });

  it('is a member for the same time (MEMB-06)', async () => {
    await deleteMember(church, 37);
    now += DAY;
    expect(await restoreMember(church, 37)).toMatchObject({ kind: 'done' });
    await deleteMember(church, 37);
    now += DAY + 1;
    expect(await restoreMember(church, 37)).toMatchObject({ reason: 'notFound' });
  });
});
