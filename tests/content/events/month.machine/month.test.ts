import { describe, expect, it } from 'vitest';
import { refused } from '@/shared/outcome.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { aNewEvent } from '../../../builders/event-draft.ts';
import { settled } from '../../../fakes/deferred.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { runningMonth } from '../../../support/running-month.ts';

/** A month that was read, with these events. */
async function openMonth(...ids: readonly number[]) {
  const month = runningMonth();
  await month.answer(...ids);
  return month;
}

describe('EVNT-02 the month that is shown', () => {
  it('is read when the calendar opens, and is loading until then', async () => {
    const month = runningMonth();
    expect(month.asked()).toEqual(['2026-11']);
    expect(month.viewModel()).toMatchObject({ month: '2026-11', events: undefined, isReading: true });
    await month.answer(1, 2);
    expect(month.ids()).toEqual([1, 2]);
    expect(month.viewModel().isReading).toBe(false);
  });

  it('changes at once, without the events of the other, and is read', async () => {
    const month = await openMonth(1);
    month.goTo('2026-12-01');
    expect(month.viewModel()).toMatchObject({ month: '2026-12', events: undefined, isReading: true });
    await month.answer(2);
    month.goTo('2026-11-30');
    await month.answer(1);
    expect(month.asked()).toEqual(['2026-11', '2026-12', '2026-11']);
    expect(month.ids()).toEqual([1]);
  });

  it('REL-18 aborts the reading of a month that was left, and ignores its late answer', async () => {
    const month = runningMonth();
    const november = month.readings.last();
    month.goTo('2026-12-01');
    expect(november.args[1].aborted).toBe(true);
    await month.answer(12);
    november.resolve({ kind: 'done', value: [] });
    await Promise.resolve();
    expect(month.ids()).toEqual([12]);
  });

  it('is written to the address, once for every change', async () => {
    const month = await openMonth();
    month.goTo('2026-11-25');
    month.goTo('2026-12-02');
    month.goTo('2026-12-01');
    expect(month.addresses()).toEqual(['2026-12']);
  });

  it('follows a changed address, and does not change it', async () => {
    const month = await openMonth();
    month.actor.send({ type: 'address.changed', day: '2027-01-01' });
    expect(month.viewModel().month).toBe('2027-01');
    expect(month.addresses()).toEqual([]);
    expect(month.asked()).toEqual(['2026-11', '2027-01']);
  });

  it('keeps the selected day when the address names the same month', async () => {
    const month = await openMonth();
    month.goTo('2026-11-25');
    month.actor.send({ type: 'address.changed', day: '2026-11-18' });
    expect(month.viewModel().day).toBe('2026-11-25');
    expect(month.asked()).toHaveLength(1);
  });

  it('reads nothing when the day changes within it', async () => {
    const month = await openMonth(1);
    month.goTo('2026-11-19');
    expect(month.viewModel()).toMatchObject({ day: '2026-11-19', isReading: false });
    expect(month.asked()).toHaveLength(1);
  });

  it('shows a repeated event once', async () => {
    const month = await openMonth(1, 2, 1);
    expect(month.ids()).toEqual([1, 2]);
  });
});

describe('EVNT-07 a month that cannot be read', () => {
  it('shows a failure, and can be read again', async () => {
    const month = runningMonth();
    await month.refuse();
    expect(month.viewModel()).toMatchObject({ failure: 'serverFailed', events: undefined });
    month.actor.send({ type: 'retry.asked' });
    expect(month.viewModel()).toMatchObject({ failure: undefined, isReading: true });
    await month.answer(1);
    expect(month.ids()).toEqual([1]);
  });

  it('shows a failure too when the reading throws', async () => {
    const month = runningMonth();
    month.readings.last().reject(brokenOnPurpose());
    await settled();
    expect(month.viewModel().failure).toBe('unexpected');
  });

  it('keeps the events of an earlier reading', async () => {
    const month = await openMonth(1);
    month.actor.send({ type: 'item.added', item: aNewEvent({ start: '2026-11-20' }) });
    expect(month.ids()).toEqual([1]);
    await month.refuse();
    expect(month.viewModel()).toMatchObject({ failure: 'serverFailed' });
    expect(month.ids()).toEqual([1]);
  });
});

describe('EVNT-05 an event that was added', () => {
  it('is shown after its month was read again, which stays visible meanwhile', async () => {
    const month = await openMonth(1);
    month.actor.send({ type: 'item.added', item: aNewEvent({ start: '2026-10-30', end: '2026-11-01' }) });
    expect(month.ids()).toEqual([1]);
    await month.answer(1, 2);
    expect(month.ids()).toEqual([1, 2]);
    expect(month.asked()).toEqual(['2026-11', '2026-11']);
  });

  it('leads to another month when it is there', async () => {
    const month = await openMonth(1);
    month.actor.send({ type: 'item.added', item: aNewEvent({ start: '2026-12-05' }) });
    expect(month.viewModel()).toMatchObject({ month: '2026-12', day: '2026-12-05', events: undefined });
    expect(month.addresses()).toEqual(['2026-12']);
  });
});

describe('EVNT-06 an event that is deleted', () => {
  it('disappears at once, is deleted at the server when the time to undo has passed, and the month is read again', async () => {
    const month = await openMonth(1, 2);
    month.remove(1);
    expect(month.ids()).toEqual([2]);
    expect(month.removals.calls).toHaveLength(0);
    month.offers[0]?.due();
    expect(month.removals.calls.map(({ args: [{ id }] }) => id)).toEqual([1]);
    expect(month.asked()).toHaveLength(1);
    await month.removed();
    expect(month.asked()).toEqual(['2026-11', '2026-11']);
    expect(month.ids()).toEqual([2]);
    await month.answer(2, 3);
    expect(month.ids()).toEqual([2, 3]);
  });

  it('comes back by undo, and nothing is sent although the toast disappears then too', async () => {
    const month = await openMonth(1, 2);
    month.remove(1);
    month.offers[0]?.undo();
    month.offers[0]?.due();
    expect(month.ids()).toEqual([1, 2]);
    expect(month.removals.calls).toHaveLength(0);
    expect(month.asked()).toHaveLength(1);
  });

  it('EVNT-08 comes back with a message when it is refused, and the month is read again', async () => {
    const month = await openMonth(1, 2);
    month.remove(1);
    month.offers[0]?.due();
    await month.removed(refused('notFound'));
    expect(month.notified).toEqual(['notFound']);
    expect(month.ids()).toEqual([1, 2]);
    await month.answer(2);
    expect(month.ids()).toEqual([2]);
  });

  it('stays hidden while other months are read', async () => {
    const month = await openMonth(1, 2);
    month.remove(1);
    month.goTo('2026-12-01');
    month.goTo('2026-11-01');
    await month.answer(1, 2);
    expect(month.ids()).toEqual([2]);
  });

  it('twice is deleted once', async () => {
    const month = await openMonth(1);
    month.remove(1);
    month.remove(1);
    expect(month.offers).toHaveLength(1);
    month.offers[0]?.due();
    month.offers[0]?.due();
    expect(month.removals.calls).toHaveLength(1);
  });

  it('is deleted at the server when the page is left, and the undo is withdrawn', async () => {
    const month = await openMonth(1, 2);
    month.remove(1);
    month.actor.send({ type: 'page.left' });
    expect(month.removals.calls).toHaveLength(1);
    expect(month.offers[0]?.wasWithdrawn).toBe(true);
  });

  it('EVNT-08 is notified when it is refused after the page was left', async () => {
    const month = await openMonth(1);
    month.remove(1);
    month.actor.send({ type: 'page.left' });
    month.actor.stop();
    await month.removed(refused('forbidden'));
    expect(month.notified).toEqual(['forbidden']);
  });
});

describe('EVNT-01 the days before and after the month', () => {
  const beside = (id: number) => anEvent({ id, start: '2026-12-06' });

  it('are read once the month is loaded, on a screen that shows the grid', async () => {
    const month = runningMonth();
    month.become('wide');
    expect(month.adjacentEvents.calls).toHaveLength(0);
    await month.answer(1);
    expect(month.adjacentEvents.calls).toHaveLength(1);
    expect(month.viewModel()).toMatchObject({ isReading: false, adjacentEvents: undefined });
    month.adjacentEvents.last().resolve([beside(1), beside(9)]);
    await settled();
    expect(month.viewModel().adjacentEvents?.map(({ id }) => id)).toEqual([1, 9]);
    month.goTo('2026-12-01');
    expect(month.viewModel().adjacentEvents).toBeUndefined();
  });

  it('are read when the screen has become wide, once', async () => {
    const month = await openMonth(1);
    expect(month.viewModel().isWide).toBe(false);
    expect(month.adjacentEvents.calls).toHaveLength(0);
    for (const width of ['wide', 'narrow', 'wide'] as const) month.become(width);
    expect(month.viewModel().isWide).toBe(true);
    expect(month.adjacentEvents.calls).toHaveLength(1);
  });

  it('lose an event that is deleted', async () => {
    const month = await openMonth(1);
    month.become('wide');
    month.adjacentEvents.last().resolve([beside(9)]);
    await settled();
    month.remove(9);
    expect(month.viewModel().adjacentEvents).toEqual([]);
  });
});
