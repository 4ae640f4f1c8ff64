import { describe, expect, it } from 'vitest';
import type { EventRepository } from '@/content/events/events.ports.ts';
import type { ChurchEvent } from '@/content/events/events.ts';
import { makeSaveEventFile } from '@/content/events/events.use-cases.ts';
import type { NewEvent } from '@/content/events/events.writing.ts';
import { makePublishEvent } from '@/content/events/events.writing.use-cases.ts';
import type { SavedFile } from '@/shared/device.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../builders/church-event.ts';
import { aNewEvent, anEventDraft } from '../../builders/event-draft.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { stillClock } from '../../fakes/still-clock.ts';

const noCalendar: Pick<EventRepository, 'during'> = { during: () => Promise.reject(new Error('was looked at')) };

describe('EVNT-05 publishing an event', () => {
  it('posts the event of the draft and returns it', async () => {
    const posted: NewEvent[] = [];
    const publish = makePublishEvent(
      {
        post: (event) => {
          posted.push(event);
          return Promise.resolve(done(null));
        },
        remove: () => Promise.resolve(done(null)),
      },
      noCalendar,
    );
    expect(await publish(anEventDraft({ name: ' 김장 나눔 ' }))).toEqual(done(aNewEvent()));
    expect(posted).toEqual([aNewEvent()]);
  });

  it('sends no draft that has an error', async () => {
    const publish = makePublishEvent(
      {
        post: () => Promise.reject(new Error('was sent')),
        remove: () => Promise.resolve(done(null)),
      },
      noCalendar,
    );
    expect(await publish(anEventDraft({ end: '2026-12-01' }))).toEqual(refused('invalid'));
  });

  it('returns the reason of a failure', async () => {
    const publish = makePublishEvent(
      {
        post: () => Promise.resolve(refused('forbidden')),
        remove: () => Promise.resolve(done(null)),
      },
      noCalendar,
    );
    expect(await publish(anEventDraft())).toEqual(refused('forbidden'));
  });
});

describe('REL-16 an event whose answer is lost', () => {
  const publishing = (reason: Failure, looked: Outcome<readonly ChurchEvent[]>) => {
    const spans: unknown[] = [];
    const during = (span: unknown) => {
      spans.push(span);
      return Promise.resolve(looked);
    };
    const post = () => Promise.resolve(refused(reason));
    return { spans, publish: makePublishEvent({ post, remove: () => Promise.resolve(done(null)) }, { during }) };
  };
  const { start, end, name, hostedBy, type } = aNewEvent();
  const held = anEvent({ start, end, name, hostedBy, type });

  it.each(['networkError', 'timedOut', 'malformed'] as const)('is looked for on its days: %s', async (reason) => {
    const { publish, spans } = publishing(reason, done([anEvent({ name: '다른 행사' }), held]));
    expect(await publish(anEventDraft())).toEqual(done(aNewEvent()));
    expect(spans).toEqual([{ first: start, last: end }]);
  });

  it('is also looked for when reading the answer throws', async () => {
    const publish = makePublishEvent(
      { post: () => Promise.reject(brokenOnPurpose()), remove: () => Promise.resolve(done(null)) },
      { during: () => Promise.resolve(done([held])) },
    );
    expect(await publish(anEventDraft())).toEqual(done(aNewEvent()));
  });

  it('is unconfirmed when the search throws', async () => {
    const publish = makePublishEvent(
      { post: () => Promise.resolve(refused('timedOut')), remove: () => Promise.resolve(done(null)) },
      { during: () => Promise.reject(brokenOnPurpose()) },
    );
    expect(await publish(anEventDraft())).toEqual(refused('unconfirmed'));
  });

  it('is a failure when the event is not found', async () => {
    const others = [{ ...held, hostedBy: '다른 부서' }];
    expect(await publishing('timedOut', done(others)).publish(anEventDraft())).toEqual(refused('timedOut'));
  });

  it('is unconfirmed when the calendar cannot be read', async () => {
    const { publish } = publishing('networkError', refused('networkError'));
    expect(await publish(anEventDraft())).toEqual(refused('unconfirmed'));
  });
});

describe('saving an event as a calendar file', () => {
  it('gives it the clock’s time', () => {
    const files: SavedFile[] = [];
    const save = makeSaveEventFile({ save: (file) => files.push(file) }, stillClock(new Date('2026-11-18T13:00:00Z')));
    save(anEvent(), { description: '', category: '', location: '', owner: { product: '', domain: '' } });
    expect(files).toMatchObject([{ name: '2026-11-18-수요-말씀과-기도.ics', mediaType: 'text/calendar' }]);
    expect(files[0]?.content).toContain('DTSTAMP:20261118T130000Z\r\n');
  });
});
