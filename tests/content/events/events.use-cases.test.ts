import { describe, expect, it } from 'vitest';
import { makeFindEvent, makeRemoveEvent } from '@/content/events/events.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../builders/church-event.ts';
import { eventRepository } from '../../fakes/event-repository.ts';

const event = anEvent({ id: 7 });

describe('PAGE-01 one event', () => {
  it('is read by its id, whatever month its address names', async () => {
    const find = makeFindEvent(eventRepository({ find: () => Promise.resolve(done(event)) }));
    expect(await find('7', undefined)).toEqual(done(event));
    expect(await find('7', '2031-01')).toEqual(done(event));
  });

  it.each(['unsupported', 'notFound'] as const)(
    'is looked for in its month where the server says %s',
    async (lacks) => {
      const spans: unknown[] = [];
      const find = makeFindEvent(
        eventRepository({
          find: () => Promise.resolve(refused(lacks)),
          during: (span) => {
            spans.push(span);
            return Promise.resolve(done([anEvent(), event]));
          },
        }),
      );
      expect(await find('7', '2026-11')).toEqual(done(event));
      expect(await find('8', '2026-11')).toEqual(refused('notFound'));
      expect(await find('7', undefined)).toEqual(refused('notFound'));
      expect(spans).toEqual([
        { first: '2026-11-01', last: '2026-11-30' },
        { first: '2026-11-01', last: '2026-11-30' },
      ]);
    },
  );

  it('fails with the call that fails', async () => {
    const broken = eventRepository({ find: () => Promise.resolve(refused('timedOut')) });
    expect(await makeFindEvent(broken)('7', '2026-11')).toEqual(refused('timedOut'));
    const lost = eventRepository({ during: () => Promise.resolve(refused('networkError')) });
    expect(await makeFindEvent(lost)('7', '2026-11')).toEqual(refused('networkError'));
  });
});

describe('EVNT-06 REL-16 removing an event whose answer was lost', () => {
  const removing = (left: readonly (typeof event)[]) =>
    makeRemoveEvent(
      { remove: () => Promise.resolve(refused('networkError')) },
      // As a server that cannot find events by their id.
      eventRepository({
        find: () => Promise.resolve(refused('notFound')),
        during: ({ first }) => Promise.resolve(done(event.start.startsWith(first.slice(0, 7)) ? left : [])),
      }),
    )(event);

  it('is done where its month lacks it', async () => {
    expect(await removing([anEvent({ id: 8 })])).toEqual(done(null));
  });

  it('has failed where its month still has it', async () => {
    expect(await removing([event])).toEqual(refused('networkError'));
  });
});
