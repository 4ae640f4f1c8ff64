import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Church, createChurch } from '../../../mock-server/church/church.ts';
import { fill, onChurchChange, restoreSnapshot, takeSnapshot } from '../../../mock-server/church/snapshot.ts';
import { churchAt } from '../seeds/church-at.ts';

const emptyChurch = (): Church => createChurch({ now: () => new Date('2026-11-18T12:00:00Z') });

const rename = (church: Church, name: string) =>
  church.duties.update((query) => query.where({ id: 1 }), {
    data: (duty) => {
      duty.name = name;
    },
  });

describe('a snapshot', () => {
  afterEach(() => vi.restoreAllMocks());

  it('brings a whole church back as it was', async () => {
    const snapshot = takeSnapshot(await churchAt('2026-11-18'));
    const other = emptyChurch();
    await restoreSnapshot(other, structuredClone(snapshot));
    expect(takeSnapshot(other)).toEqual(snapshot);
  });

  it('keeps the bytes of a file as bytes', async () => {
    const church = emptyChurch();
    const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    await church.storedFiles.create({ id: 'sheet', fileName: '룻기.pdf', contentType: 'application/pdf', content });
    const other = emptyChurch();
    await restoreSnapshot(other, takeSnapshot(church));
    const restored = other.storedFiles.findFirst((query) => query.where({ id: 'sheet' }))?.content;
    expect(restored).toBeInstanceOf(Uint8Array);
    expect(restored).toEqual(content);
    expect(restored).not.toBe(content);
  });

  it('is not reached by later writes', async () => {
    const church = await churchAt('2026-11-18', 'empty');
    const snapshot = takeSnapshot(church);
    await rename(church, '원로목사');
    church.roles.clear();
    expect(snapshot.records.duties[0]?.name).toBe('담임목사');
    expect(snapshot.records.roles).toHaveLength(3);
  });

  it('replaces what the church held before', async () => {
    const church = await churchAt('2026-11-18');
    await restoreSnapshot(church, takeSnapshot(await churchAt('2026-11-18', 'empty')));
    expect([church.members.count(), church.duties.count()]).toEqual([0, 13]);
  });

  it('remembers which numbers were handed out', async () => {
    const church = await churchAt('2026-11-18', 'empty');
    church.nextId('members');
    const other = emptyChurch();
    await restoreSnapshot(other, takeSnapshot(church));
    expect(other.nextId('members')).toBe(2);
  });

  it('refuses records of another shape', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // the library prints the reasons
    const snapshot = takeSnapshot(emptyChurch());
    const older = { ...snapshot, records: { ...snapshot.records, duties: [{ id: 0, name: '' }] } };
    await expect(restoreSnapshot(emptyChurch(), older)).rejects.toThrow('schema');
  });
});

describe('filling one collection', () => {
  it('adds the records in their order and leaves the others alone', async () => {
    const church = await churchAt('2026-11-18', 'empty');
    church.duties.clear();
    await fill(church, 'duties', [
      { id: 2, name: '둘' },
      { id: 1, name: '하나' },
    ]);
    expect(church.duties.all().map(({ id }) => id)).toEqual([2, 1]);
    expect(church.roles.count()).toBe(3);
  });
});

describe('watching a church', () => {
  let church: Church;
  let names: (string | undefined)[];
  let end: () => void;

  beforeEach(async () => {
    church = await churchAt('2026-11-18', 'empty');
    names = [];
    vi.useFakeTimers();
    end = onChurchChange(church, () => names.push(church.duties.all()[0]?.name));
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('tells of an update when the collection already shows it', async () => {
    await rename(church, '원로목사');
    vi.runAllTimers();
    expect(names).toEqual(['원로목사']);
  });

  it('tells once of all that happened together', async () => {
    await church.duties.create({ id: 14, name: '명예장로' });
    await rename(church, '원로목사');
    church.roles.delete((query) => query.where({ id: 'role-teacher' }));
    vi.runAllTimers();
    expect(names).toHaveLength(1);
  });

  it('tells again of what happens later', async () => {
    await rename(church, '하나');
    vi.runAllTimers();
    await rename(church, '둘');
    vi.runAllTimers();
    expect(names).toEqual(['하나', '둘']);
  });

  it('is silent after its end, about what was still due too', async () => {
    await rename(church, '하나');
    end();
    await rename(church, '둘');
    vi.runAllTimers();
    expect(names).toEqual([]);
  });
});
