import { describe, expect, it } from 'vitest';
import type { PartRef } from '@/organisation/domain/part-sheet.ts';
import { makePartDrafts } from '@/organisation/machines/part-drafts.ts';
import { aReading, aSheet, minsu } from '../../builders/part-sheet.ts';

const society: PartRef = { kind: 'mission', id: 101 };
const other: PartRef = { kind: 'mission', id: 102 };
const department: PartRef = { kind: 'department', id: 101 };
const draft = { before: aReading(), mine: aSheet({ president: minsu }) };

function drafts() {
  let kept: ReturnType<Parameters<typeof makePartDrafts>[0]['read']>;
  return makePartDrafts({
    read: () => kept,
    write: (value) => {
      kept = value;
    },
  });
}

describe('ORGN-10 what was changed of a part and not saved', () => {
  it('is there again when the part is, by whatever kind of id', () => {
    const { read, write } = drafts();
    write(society, draft);
    expect(read(society)).toBe(draft);
    expect(read({ kind: 'mission', id: '101' })).toBe(draft);
  });

  it('is not there for another part, nor for one of another kind', () => {
    const { read, write } = drafts();
    write(society, draft);
    expect([read(other), read(department)]).toEqual([undefined, undefined]);
  });

  it('is gone once there is nothing left to keep', () => {
    const { read, write } = drafts();
    write(society, draft);
    write(society, undefined);
    expect(read(society)).toBeUndefined();
  });
});
