import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideEventForms } from '@/content/events/event-form.machine.ts';
import type { EventDraft, NewEvent } from '@/content/events/events.writing.ts';
import { searchedMonth } from '@/content/events/events-page.machine.ts';
import { highlightedItem } from '@/shared/highlighted-item.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { aNewEvent, anEventDraft } from '../../../builders/event-draft.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { recordedRight } from '../../../fakes/publishing-right.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';
import { runningMonth } from '../../../support/running-month.ts';

describe('an event that the address highlights', () => {
  it('opens when its month was read, and once', async () => {
    const { page: machine, input, answer } = runningMonth();
    const page = createActor(machine, { input: input() }).start();
    const { month, panel } = page.getSnapshot().context;
    const search = createActor(highlightedItem, { input: { id: '2', list: searchedMonth({ month, panel }) } }).start();
    expect(panel.getSnapshot().value).toBe('closed');
    await answer(1, 2);
    expect(search.getSnapshot().hasTag('found')).toBe(true);
    expect(panel.getSnapshot()).toMatchObject({ value: 'event', context: { id: '2' } });
    panel.send({ type: 'panel.closed' });
    month.send({ type: 'day.asked', day: '2026-12-01' });
    await answer(2);
    expect(panel.getSnapshot().value).toBe('closed');
  });
});

describe('EVNT-02 the calendar with its dialogs', () => {
  const open = () => {
    const { page: machine, input, navigation } = runningMonth();
    const page = createActor(machine, { input: input() }).start();
    const { month, panel } = page.getSnapshot().context;
    panel.send({ type: 'day.opened', day: '2026-11-18' });
    return {
      page,
      navigation,
      arrive: async (address: string) => {
        navigation.arrive(address);
        await settled();
      },
      month: () => month.getSnapshot().context.day.slice(0, 7),
      panel: () => panel.getSnapshot().value,
    };
  };

  it('opens on the day of the address', () => {
    const { month, panel } = open();
    expect([month(), panel()]).toEqual(['2026-11', 'day']);
  });

  it('follows the address, and closes the dialogs of the month before', async () => {
    const { arrive, month, panel } = open();
    await arrive('/communion/events?month=2026-12');
    expect([month(), panel()]).toEqual(['2026-12', 'closed']);
  });

  it('stays as it is while the address names the same month, or another page that is on its way', async () => {
    const { arrive, month, panel } = open();
    await arrive('/communion/events?month=2026-11&event=2');
    await arrive('/communion/announcements?month=2026-12');
    expect([month(), panel()]).toEqual(['2026-11', 'day']);
  });

  it('EVNT-04 closes the form of a new event that is published, and leads to its day when that is asked', () => {
    const { page, month, panel } = open();
    page.send({ type: 'item.added', item: anEvent({ start: '2026-12-24', end: '2026-12-24' }) });
    expect([month(), panel()]).toEqual(['2026-12', 'closed']);
    page.send({ type: 'newEvent.asked', day: '2026-11-22' });
    expect([month(), panel()]).toEqual(['2026-11', 'day']);
  });

  it('EVNT-04 keeps the day of a new event in another month open when the address names that month', async () => {
    const { page, navigation, month, panel } = open();
    page.send({ type: 'newEvent.asked', day: '2026-12-24' });
    await settled();
    expect(navigation.visited).toEqual(['/communion/events?month=2026-12']);
    expect([month(), panel()]).toEqual(['2026-12', 'day']);
  });

  it('closes the day of a new event when the user goes back to the month before', async () => {
    const { page, arrive, month, panel } = open();
    page.send({ type: 'newEvent.asked', day: '2026-12-24' });
    await settled();
    await arrive('/communion/events');
    expect([month(), panel()]).toEqual(['2026-11', 'closed']);
  });

  it('EDIT-03 closes the form of an event that is saved as a draft', () => {
    const { page, month, panel } = open();
    page.send({ type: 'draft.saved' });
    expect([month(), panel()]).toEqual(['2026-11', 'closed']);
  });
});

describe('EVNT-05 the dialog with the form of a new event', () => {
  const writing = () => {
    const { page: machine, input } = runningMonth();
    const page = createActor(machine, { input: input() }).start();
    const { panel } = page.getSnapshot().context;
    const posts = handSettled<[draft: EventDraft, signal?: AbortSignal], Outcome<NewEvent>>();
    const toasts = recordedToasts();
    panel.send({ type: 'form.asked', day: undefined });
    const provided = provideEventForms(
      posts.call,
      { read: () => anEventDraft(), write: () => undefined },
      { notifications: toasts, navigation: recordedNavigation('/communion/events') },
    )(
      page,
      recordedRight(),
    )(undefined);
    const form = createActor(provided.machine, { input: provided.input() }).start();
    return {
      posts,
      toasts,
      form,
      close: () => panel.send({ type: 'close.asked' }),
      panel: () => panel.getSnapshot().value,
    };
  };

  it('closes when that is asked', () => {
    const { close, panel } = writing();
    expect(panel()).toBe('writing');
    close();
    expect(panel()).toBe('closed');
  });

  it('stays while it is being sent, and closes when it has arrived', async () => {
    const { posts, toasts, form, close, panel } = writing();
    form.send({ type: 'form.submitted' });
    close();
    expect(panel()).toBe('writing');
    posts.last().resolve(done(aNewEvent()));
    await settled();
    expect([panel(), toasts.subjects()]).toEqual(['closed', ['eventAdded']]);
  });

  it('can be closed when it was refused', async () => {
    const { posts, form, close, panel } = writing();
    form.send({ type: 'form.submitted' });
    posts.last().resolve(refused('serverFailed'));
    await settled();
    close();
    expect(panel()).toBe('closed');
  });
});
