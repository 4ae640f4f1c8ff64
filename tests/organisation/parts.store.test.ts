import { describe, expect, it } from 'vitest';
import { makePartDrafts } from '@/organisation/parts.store.ts';
import type { PartRef } from '@/organisation/parts.ts';
import { aReading, aSheet, minsu } from '../builders/part-sheet.ts';

const society: PartRef = { kind: 'mission', id: 101 };
const other: PartRef = { kind: 'mission', id: 102 };
const department: PartRef = { kind: 'department', id: 101 };
const draft = { before: aReading(), mine: aSheet({ president: minsu }) };

function drafts() {
  let stored: ReturnType<Parameters<typeof makePartDrafts>[0]['read']>;
  return makePartDrafts({
    read: () => stored,
    write: (value) => {
      stored = value;
    },
  });
}

describe('ORGN-10 unsaved changes of a part', () => {
  it('are restored with the part, for an id of either type', () => {
    const { read, write } = drafts();
    write(society, draft);
    expect(read(society)).toBe(draft);
    expect(read({ kind: 'mission', id: '101' })).toBe(draft);
  });

  it('are not restored for another part, nor for one of another kind', () => {
    const { read, write } = drafts();
    write(society, draft);
    expect([read(other), read(department)]).toEqual([undefined, undefined]);
  });

  it('of two parts are kept beside each other', () => {
    const { read, write } = drafts();
    write(society, draft);
    write(other, { ...draft, mine: aSheet() });
    write(other, undefined);
    expect([read(society), read(other)]).toEqual([draft, undefined]);
  });

  it('are removed when there is nothing to keep', () => {
    const { read, write } = drafts();
    write(society, draft);
    write(society, undefined);
    expect(read(society)).toBeUndefined();
  });
});
