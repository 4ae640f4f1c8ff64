import { describe, expect, it } from 'vitest';
import type { Attending } from '@/content/attendance/attendance.ports.ts';
import { makeAttend, makeReadAttendance } from '@/content/attendance/attendance.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { anAttendance } from '../../builders/attendance.ts';

const limited = anAttendance({ limit: 10, coming: 4, waitingList: true });

const isLinked = () => Promise.resolve(false);
const isUnlinked = () => Promise.resolve(true);

function open(answer: Outcome<Attending>, held = limited) {
  const sent: unknown[] = [];
  const read = makeReadAttendance(
    {
      places: () => Promise.resolve(done(held.places)),
      own: () => Promise.resolve(done(held.own)),
    },
    isLinked,
  );
  const attend = makeAttend(
    {
      attend: (id, people) => {
        sent.push([id, people]);
        return Promise.resolve(answer);
      },
    },
    read,
  );
  return { sent, attend: (people: number) => attend({ ...limited, id: 57, people }) };
}

describe('MINE-05 saying that one comes', () => {
  it('sends the number once, and knows the places afterwards', async () => {
    const { sent, attend } = open(done({ coming: 7, queued: 4, people: 3, waiting: false }));
    const places = { limit: 10, coming: 7, queued: 4, waitingList: true };
    expect(await attend(3)).toEqual(done(anAttendance(places, { people: 3 })));
    expect(sent).toEqual([[57, 3]]);
  });

  it.each(['conflict', 'notFound', 'unsupported', 'forbidden'] as const)('is refused as %s', async (reason) => {
    expect(await open(refused(reason)).attend(3)).toEqual(refused(reason));
  });

  it('REL-16 looks at the server when the answer is lost', async () => {
    const held = anAttendance({ limit: 10, coming: 7 }, { people: 3, waiting: false });
    expect(await open(refused('networkError'), held).attend(3)).toEqual(done(held));
    expect(await open(refused('networkError'), limited).attend(3)).toEqual(refused('networkError'));
  });
});

describe('MINE-05 reading the attendance at an event', () => {
  it.each([
    ['the own answer', { own: refused('unsupported') }],
    ['the places', { places: refused('unsupported') }],
  ] as const)('fails with %s', async (_, answers) => {
    const parts = { own: done(limited.own), places: done(limited.places), ...answers };
    const read = makeReadAttendance(
      {
        places: () => Promise.resolve(parts.places),
        own: () => Promise.resolve(parts.own),
      },
      isLinked,
    );
    expect(await read(57)).toEqual(refused('unsupported'));
  });

  it.each([
    ['twenty for a linked account', isLinked, 20],
    ['five for one that is linked to no member', isUnlinked, 5],
  ] as const)('allows a party of %s', async (_, unlinked, most) => {
    const parts = {
      places: () => Promise.resolve(done(limited.places)),
      own: () => Promise.resolve(done(limited.own)),
    };
    expect(await makeReadAttendance(parts, unlinked)(57)).toMatchObject({ value: { largestParty: most } });
  });
});
