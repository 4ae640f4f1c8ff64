import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Church, createChurch, emptyRecords, fill, refill } from '../../../../mock-server/church/church.ts';
import { churchAt } from '../../seeds/church-at.ts';
import { memoryOf } from '../../support/memory-of.ts';

const emptyChurch = (): Church => createChurch({ now: () => new Date('2026-11-18T12:00:00Z') });

describe('filling a church again', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leaves nothing of what it held before, and numbers start again', async () => {
    const church = await churchAt('2026-11-18');
    church.nextId('members');
    await refill(church, { ...emptyRecords(), roles: [{ id: 'role-admin', name: 'Admin' }] });
    expect(church.roles.all()).toEqual([{ id: 'role-admin', name: 'Admin' }]);
    expect([church.members.count(), church.duties.count(), church.nextId('members')]).toEqual([0, 0, 1]);
  });

  it('keeps the bytes of a file as bytes, and as its own', async () => {
    const church = emptyChurch();
    const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    const sheet = { id: 'sheet', fileName: '룻기.pdf', contentType: 'application/pdf', content };
    await refill(church, { ...emptyRecords(), storedFiles: [sheet] });
    const filled = church.storedFiles.findFirst((query) => query.where({ id: 'sheet' }))?.content;
    expect(filled).toBeInstanceOf(Uint8Array);
    expect(filled).toEqual(content);
    expect(filled).not.toBe(content);
  });

  it('refuses records of another shape', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // the library prints the reasons
    const older = { ...emptyRecords(), duties: [{ id: 0, name: '' }] };
    await expect(refill(emptyChurch(), older)).rejects.toThrow('schema');
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
    expect(memoryOf(church).records['roles']).toHaveLength(3);
  });
});
