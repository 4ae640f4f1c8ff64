import { describe, expect, it } from 'vitest';
import {
  emptyEventDraft,
  eventDraftErrors,
  eventDraftOf,
  isSavedEvent,
  readEventDraft,
  withEndAfterStart,
} from '@/content/events/events.writing.ts';
import { aNewEvent, anEventDraft } from '../../builders/event-draft.ts';

describe('EVNT-05 a new event', () => {
  it('needs its days, name, host and type', () => {
    expect(eventDraftErrors(emptyEventDraft)).toEqual({
      start: 'missing',
      end: 'missing',
      name: 'missing',
      hostedBy: 'missing',
      type: 'missing',
    });
    expect(eventDraftErrors(anEventDraft())).toEqual({});
  });

  it.each([
    ['is chosen first', { start: '', end: '' }, '2026-11-26', '2026-11-26'],
    ['moves an event of one day', { start: '2026-11-25', end: '2026-11-25' }, '2026-11-26', '2026-11-26'],
    ['moves such an event back', { start: '2026-11-25', end: '2026-11-25' }, '2026-11-20', '2026-11-20'],
    ['passes the end', { start: '2026-11-20', end: '2026-11-25' }, '2026-11-26', '2026-11-26'],
    ['stays before the end', { start: '2026-11-20', end: '2026-11-25' }, '2026-11-24', '2026-11-25'],
    ['has a year that is still being typed', { start: '', end: '' }, '0202-11-26', ''],
  ])('ends when the start %s', (_, days, start, end) => {
    const before = anEventDraft(days);
    expect(withEndAfterStart(before, { ...before, start })).toEqual({ ...before, start, end });
  });

  it.each([
    [['', '2026-11-05'], '2026-11-05'],
    [['0002-11-25', '0020-11-25', '0202-11-25', '2025-11-25'], '2025-11-25'],
  ])('ends on its one day when the start is typed anew: %j', (typed, end) => {
    let draft = anEventDraft({ start: '2026-11-25', end: '2026-11-25' });
    for (const start of typed) draft = withEndAfterStart(draft, { ...draft, start });
    expect(draft).toMatchObject({ start: end, end });
  });

  it('keeps a later end while the start is typed anew', () => {
    const before = anEventDraft({ start: '2026-11-20', end: '2026-11-25' });
    const emptied = withEndAfterStart(before, { ...before, start: '' });
    expect(withEndAfterStart(emptied, { ...emptied, start: '2026-11-22' })).toMatchObject({ end: '2026-11-25' });
  });

  it('ends where the user says, also before its start', () => {
    const before = anEventDraft({ start: '2026-11-26', end: '2026-11-26' });
    const after = { ...before, end: '2026-11-20' };
    expect(withEndAfterStart(before, after)).toBe(after);
  });

  it.each([
    [{ name: '  ' }, { name: 'missing' }],
    [{ hostedBy: '\n' }, { hostedBy: 'missing' }],
    [{ type: '소풍' }, { type: 'missing' }],
    [{ start: '2026-02-30' }, { start: 'missing' }],
    [{ end: '' }, { end: 'missing' }],
    [{ start: '0202-11-25' }, { start: 'wrongYear' }],
    [{ end: '20261-12-05' }, { end: 'wrongYear' }],
    [
      { start: '1899-12-31', end: '2101-01-01' },
      { start: 'wrongYear', end: 'wrongYear' },
    ],
    [{ start: '1900-01-01', end: '2100-12-31' }, {}],
    [{ start: '2026-12-05', end: '2026-12-04' }, { end: 'endsBeforeStart' }],
    [{ start: '2026-12-31', end: '2027-01-01' }, {}],
    [{ start: '2026-12-05', end: '2026-12-05' }, {}],
  ])('with %j has the errors %j', (changes, errors) => {
    expect(eventDraftErrors(anEventDraft(changes))).toEqual(errors);
  });

  it('is read with trimmed texts', () => {
    const draft = anEventDraft({ name: ' 김장 나눔 ', hostedBy: ' 봉사위원회' });
    expect(readEventDraft(draft)).toEqual({
      start: '2026-12-05',
      end: '2026-12-05',
      name: '김장 나눔',
      hostedBy: '봉사위원회',
      type: 'general',
    });
  });

  it.each([
    ['', '', {}],
    ['40', '', { limit: 40, waitingList: false }],
    [' 40 ', 'yes', { limit: 40, waitingList: true }],
    ['', 'yes', {}],
  ])('MINE-05 with the limit %j and the waiting list %j has %j', (limit, waitingList, places) => {
    const read = readEventDraft(anEventDraft({ limit, withWaitingList: waitingList }));
    expect(read).toEqual({ ...readEventDraft(anEventDraft()), ...places });
  });

  it.each(['0', '-1', '1000', '4.5', '많이'])('MINE-05 takes no limit of %s', (limit) => {
    expect(eventDraftErrors(anEventDraft({ limit }))).toEqual({ limit: 'wrongLimit' });
  });

  it('MINE-05 is the form of an event with its places, and is known as saved by them', () => {
    const event = { ...aNewEvent(), limit: 40, waitingList: true };
    expect(eventDraftOf(event)).toEqual(anEventDraft({ limit: '40', withWaitingList: 'yes' }));
    expect(isSavedEvent(event, event)).toBe(true);
    expect(isSavedEvent({ ...event, limit: undefined }, event)).toBe(false);
    expect(isSavedEvent({ ...event, waitingList: undefined }, event)).toBe(false);
  });

  it('with an error is undefined', () => {
    expect(readEventDraft(anEventDraft({ end: '2026-12-04' }))).toBeUndefined();
  });
});
