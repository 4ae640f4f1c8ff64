import { describe, expect, it } from 'vitest';
import { makeReadPrayers } from '@/people/prayers.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aPrayer } from '../builders/prayer.ts';

const member = { id: 7, name: '김민수' };
const zone = { id: 10, name: '루케 구역', leader: undefined, chief: undefined, caretaker: undefined };

type Own = Outcome<{ readonly member: typeof member | undefined; readonly zone: typeof zone | undefined }>;

function reading(own: Own, prayers: Outcome<ReturnType<typeof aPrayer>[]> = done([aPrayer()])) {
  let asked = 0;
  const all = () => {
    asked += 1;
    return Promise.resolve(prayers);
  };
  const read = makeReadPrayers(() => Promise.resolve(own), { all });
  return { read, asked: () => asked };
}

describe('MINE-04 reading the prayer requests', () => {
  it('reads the membership, and no requests where the account is linked to no member', async () => {
    const { read, asked } = reading(done({ member: undefined, zone: undefined }));
    expect(await read()).toEqual(done({ kind: 'unlinked' }));
    expect(asked()).toBe(0);
  });

  it.each([
    ['with a zone', zone, true],
    ['without one', undefined, false],
  ])('reads them for a member %s', async (_, own, hasZone) => {
    const { read } = reading(done({ member, zone: own }));
    expect(await read()).toEqual(done({ kind: 'linked', hasZone, prayers: [aPrayer()] }));
  });

  it('reads them all the same where the server cannot tell', async () => {
    expect(await reading(refused('unsupported')).read()).toMatchObject({ kind: 'done', value: { kind: 'linked' } });
  });

  it('fails where one of the two fails', async () => {
    expect(await reading(refused('networkError')).read()).toEqual(refused('networkError'));
    expect(await reading(done({ member, zone }), refused('unsupported')).read()).toEqual(refused('unsupported'));
  });
});
