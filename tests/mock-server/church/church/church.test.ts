import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Church, collectionNames, createChurch, numberedNames } from '../../../../mock-server/church/church.ts';

const zone = (id: number) => ({ id, name: '레콜레타 구역', leaderId: null, chiefId: null, caretakerId: null });

describe('a church', () => {
  let church: Church;

  beforeEach(() => {
    church = createChurch({ now: () => new Date('2026-11-18T12:00:00Z') });
  });

  afterEach(() => vi.restoreAllMocks());

  it('starts without a single record', () => {
    expect(collectionNames.map((name) => church[name].count())).toEqual(collectionNames.map(() => 0));
  });

  it('tells the time of the clock that it was given', () => {
    expect(church.now().toISOString()).toBe('2026-11-18T12:00:00.000Z');
  });

  it('names every collection once', () => {
    const others = ['now', 'nextId', 'highestIds', 'directoryReadings', 'pacedCalls'];
    expect([...collectionNames, ...others].toSorted()).toEqual(Object.keys(church).toSorted());
  });

  it('refuses a record that does not fit its schema', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // the library prints the reasons
    await expect(church.bulletins.create({ date: '22/11/2026', imageUrls: [] })).rejects.toThrow('schema');
  });
});

describe('numbering', () => {
  let church: Church;

  beforeEach(() => {
    church = createChurch({ now: () => new Date('2026-11-18T12:00:00Z') });
  });

  it('counts from 1 in every numbered collection', () => {
    expect(numberedNames.map((name) => church.nextId(name))).toEqual(numberedNames.map(() => 1));
  });

  it('goes on above the highest number in use', async () => {
    await church.zones.create(zone(7));
    expect(church.nextId('zones')).toBe(8);
  });

  it('gives two who ask at once two numbers', () => {
    expect([church.nextId('zones'), church.nextId('zones')]).toEqual([1, 2]);
  });

  it('never gives out the number of a deleted record again', async () => {
    await church.zones.create(zone(3));
    await church.zones.create(zone(9));
    church.zones.delete((query) => query.where({ id: 9 }));
    expect(church.nextId('zones')).toBe(10);
  });
});
