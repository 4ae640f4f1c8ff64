import { describe, expect, it } from 'vitest';
import type { EventRepository } from '@/content/events/events.ports.ts';
import { makeReadAdjacentEvents } from '@/content/events/month.machine.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../../builders/church-event.ts';

/** A calendar with one event on the first day of each requested span. */
function calendar(refusedFrom?: string) {
  const asked: { readonly first: string; readonly last: string; readonly signal: AbortSignal | undefined }[] = [];
  const during: EventRepository['during'] = async (span, signal) => {
    asked.push({ ...span, signal });
    return span.first === refusedFrom
      ? refused('networkError')
      : done([anEvent({ id: span.first, start: span.first })]);
  };
  return { asked, read: makeReadAdjacentEvents({ during }) };
}

const { signal } = new AbortController();

describe('EVNT-01 the days of other months that a month shows', () => {
  it('are read before and after it, by the signal of the month', async () => {
    const { asked, read } = calendar();
    const events = await read('2026-10', signal);
    expect(asked).toEqual([
      { first: '2026-09-27', last: '2026-09-30', signal },
      { first: '2026-11-01', last: '2026-11-07', signal },
    ]);
    expect(events.map(({ id }) => id)).toEqual(['2026-09-27', '2026-11-01']);
  });

  it('are only those after a month that begins on a Sunday', async () => {
    const { asked, read } = calendar();
    await read('2026-11', signal);
    expect(asked.map(({ first, last }) => [first, last])).toEqual([['2026-12-01', '2026-12-12']]);
  });

  it('are shown without those that cannot be read', async () => {
    const { read } = calendar('2026-09-27');
    expect((await read('2026-10', signal)).map(({ id }) => id)).toEqual(['2026-11-01']);
  });
});
