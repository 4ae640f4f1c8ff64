import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '@/content/attendance/attendance.ts';
import { makeReadNextEvents } from '@/content/attendance/next-events.use-cases.ts';
import type { EventRepository } from '@/content/events/events.ports.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../builders/church-event.ts';
import { stillClock } from '../../fakes/still-clock.ts';

/** Late enough in November that the calendar of December is read, too. */
const LATE_NOVEMBER = new Date('2026-11-28T12:00:00Z');

const meeting = anEvent({ id: 1, start: '2026-11-29', end: '2026-11-29' });
const party = anEvent({ id: 2, start: '2026-12-24', end: '2026-12-24' });
const coming: EventAnswer = { eventId: 2, name: party.name, start: party.start, people: 3, waiting: false };

/** @param refusedMonth the first day of a month that cannot be read */
function reading(answers: Outcome<readonly EventAnswer[]>, refusedMonth?: string) {
  const asked: string[] = [];
  const during: EventRepository['during'] = async ({ first, last }) => {
    asked.push(first);
    if (first === refusedMonth) return refused('serverFailed');
    return done([meeting, party].filter(({ start }) => start >= first && start <= last));
  };
  const attendance = { answers: () => Promise.resolve(answers) };
  return { asked, read: makeReadNextEvents({ during }, attendance, stillClock(LATE_NOVEMBER)) };
}

describe('MINE-01 MINE-05 reading the next events', () => {
  it('begins with those to which the user comes', async () => {
    const { asked, read } = reading(done([coming]));
    const events = await read();
    expect(asked).toEqual(['2026-11-01', '2026-12-01']);
    expect(events).toMatchObject({
      kind: 'done',
      value: [
        { id: 2, own: { people: 3, waiting: false } },
        { id: 1, own: undefined },
      ],
    });
  });

  it('shows the events without the answers where these cannot be read', async () => {
    const { read } = reading(refused('unsupported'));
    expect(await read()).toMatchObject({
      kind: 'done',
      value: [
        { id: 1, own: undefined },
        { id: 2, own: undefined },
      ],
    });
  });

  it.each(['2026-11-01', '2026-12-01'])('fails where the month from %s cannot be read', async (month) => {
    expect(await reading(done([coming]), month).read()).toEqual(refused('serverFailed'));
  });
});
