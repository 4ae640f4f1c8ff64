import { describe, expect, it } from 'vitest';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { makeWritesUnderWay } from '@/shared/writes-under-way.store.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../fakes/reported-errors.ts';

describe('REL-18 a write whose page may be left meanwhile', () => {
  async function told(answer: Outcome<number>, isLeft: boolean) {
    const page = new AbortController();
    const tells: Outcome<number>[] = [];
    const write = (signal: AbortSignal) => {
      if (isLeft) page.abort();
      return Promise.resolve(signal.aborted ? refused<Failure>('aborted') : answer);
    };
    expect(await toItsEnd(page.signal, write, (left) => tells.push(left))).toEqual(answer);
    return tells;
  }

  it.each([done(1), refused<Failure>('forbidden')])('goes on, and tells how it ended: %o', async (answer) => {
    expect(await told(answer, true)).toEqual([answer]);
  });

  it('is told as failed where it throws', async () => {
    const page = new AbortController();
    const tells: Outcome<unknown>[] = [];
    const write = (): Promise<Outcome<null>> => {
      page.abort();
      return Promise.reject(brokenOnPurpose());
    };
    await toItsEnd(page.signal, write, (left) => tells.push(left));
    expect(tells).toEqual([refused('unexpected')]);
  });

  it('leaves that to the page that is still there', async () => {
    expect(await told(refused('forbidden'), false)).toEqual([]);
  });
});

describe('REL-18 what is read while a write is under way', () => {
  it('waits for every write of the same thing, and for no other', async () => {
    const writes = handSettled<[], number>();
    const underWay = makeWritesUnderWay();
    const ended: string[] = [];
    void underWay.begin('event 57', writes.call());
    void underWay.begin('event 57', writes.call());
    void underWay.ended('event 57').then(() => ended.push('event 57'));
    void underWay.ended('event 58').then(() => ended.push('event 58'));
    await settled();
    expect(ended).toEqual(['event 58']);
    writes.calls[1]?.resolve(2);
    await settled();
    expect(ended).toEqual(['event 58']);
    writes.calls[0]?.resolve(1);
    await settled();
    expect(ended).toEqual(['event 58', 'event 57']);
  });

  it('does not wait for one that has failed', async () => {
    const underWay = makeWritesUnderWay();
    await expect(underWay.begin('event 57', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await underWay.ended('event 57');
  });
});
