import { describe, expect, it } from 'vitest';
import type { PartReading } from '@/organisation/organisation.ports.ts';
import type { PartRef, PartSheet } from '@/organisation/parts.ts';
import { makeSavePart } from '@/organisation/parts.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aReading, aSheet, junghoon, minsu, sunyoung } from '../builders/part-sheet.ts';

const part: PartRef = { kind: 'mission', id: 101 };
const before = aSheet({ president: minsu });
const mine = aSheet({ president: sunyoung });

/** An editor whose server has this version now. */
function onServer(now: Outcome<PartReading>, written: Outcome<PartReading> = done(aReading(mine))) {
  const writes: { readonly sheet: PartSheet; readonly source: unknown }[] = [];
  const save = makeSavePart({
    read: () => Promise.resolve(now),
    write: (_, sheet, source) => {
      writes.push({ sheet, source });
      return Promise.resolve(written);
    },
  });
  return { save: () => save(part, { before, mine }), writes };
}

describe('ORGN-10 saving a part', () => {
  it('reads it right before, and writes when it is as the user began to edit it', async () => {
    const source = { name: 'as it came' };
    const { save, writes } = onServer(done({ ...aReading(before), source }));
    expect(await save()).toEqual(done(aReading(mine)));
    expect(writes).toEqual([{ sheet: mine, source }]);
  });

  it('writes nothing when another user has changed it meanwhile', async () => {
    const theirs = aReading(aSheet({ president: junghoon }));
    const { save, writes } = onServer(done(theirs));
    expect(await save()).toEqual({ kind: 'changed', theirs });
    expect(writes).toEqual([]);
  });

  it('writes nothing when another user has made the same changes', async () => {
    const theirs = aReading(mine);
    const { save, writes } = onServer(done(theirs));
    expect(await save()).toEqual(done(theirs));
    expect(writes).toEqual([]);
  });

  it('writes nothing when it cannot be read', async () => {
    const { save, writes } = onServer(refused('timedOut'));
    expect(await save()).toEqual(refused('timedOut'));
    expect(writes).toEqual([]);
  });

  it('reads it again when another user wrote between the reading and the writing', async () => {
    const theirs = aReading(aSheet({ president: junghoon }));
    const answers = [done(aReading(before)), done(theirs)];
    const save = makeSavePart({
      read: () => Promise.resolve(answers.shift() ?? refused('timedOut')),
      write: () => Promise.resolve(refused('conflict')),
    });
    expect(await save(part, { before, mine })).toEqual({ kind: 'changed', theirs });
  });

  it('is refused when the server answers a second conflict', async () => {
    const { save, writes } = onServer(done(aReading(before)), refused('conflict'));
    expect(await save()).toEqual(refused('conflict'));
    expect(writes).toHaveLength(2);
  });

  it('returns the reason of a failure', async () => {
    const { save } = onServer(done(aReading(before)), refused('unsupported'));
    expect(await save()).toEqual(refused('unsupported'));
  });
});
