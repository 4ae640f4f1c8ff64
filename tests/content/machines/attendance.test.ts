import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OwnAttendance } from '@/content/domain/attendance.ts';
import { provideAttendance, selectAttendance } from '@/content/machines/provide-attendance.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { anAttendance } from '../../builders/attendance.ts';
import { anEvent } from '../../builders/church-event.ts';
import { settled } from '../../fakes/deferred.ts';
import { stillClock } from '../../fakes/still-clock.ts';

const TODAY = stillClock(new Date('2026-11-18T12:00:00Z'));
const EVENT = anEvent({ id: 57, start: '2026-11-18', end: '2026-11-18' });

interface Answers {
  readonly reads?: readonly Outcome<OwnAttendance>[];
  readonly said?: Outcome<OwnAttendance>;
}

async function open({ reads = [done(anAttendance())], said = refused('serverFailed') }: Answers = {}) {
  const sent: number[] = [];
  let count = 0;
  const provided = provideAttendance(
    () => Promise.resolve(reads[Math.min(count++, reads.length - 1)] ?? refused('unexpected')),
    ({ people }) => {
      sent.push(people);
      return Promise.resolve(said);
    },
    TODAY,
  )(EVENT);
  if (provided === undefined) throw new Error('The event is over');
  const actor = createActor(provided.machine).start();
  await settled();
  return { actor, sent, seen: () => selectAttendance(actor.getSnapshot()) };
}

describe('MINE-05 the attendance at an event', () => {
  it('is said once for two presses, and then known', async () => {
    const { actor, sent, seen } = await open({ said: done(anAttendance({}, { people: 3 })) });
    actor.send({ type: 'people.chosen', people: 3 });
    actor.send({ type: 'attendance.asked' });
    actor.send({ type: 'attendance.asked' });
    expect(seen()).toMatchObject({ value: { isBusy: true } });
    await settled();
    expect(sent).toEqual([3]);
    expect(seen()).toMatchObject({
      value: { isBusy: false, chosen: 3, attendance: { own: { people: 3 } }, failure: undefined },
    });
  });

  it('begins with the number that was said before', async () => {
    const { seen } = await open({ reads: [done(anAttendance({}, { people: 4 }))] });
    expect(seen()).toMatchObject({ value: { chosen: 4 } });
  });

  it('is taken back after a question', async () => {
    const { actor, sent, seen } = await open({
      reads: [done(anAttendance({}, { people: 4 }))],
      said: done(anAttendance()),
    });
    actor.send({ type: 'withdrawal.asked' });
    expect(seen()).toMatchObject({ value: { asks: true } });
    actor.send({ type: 'withdrawal.dismissed' });
    expect([seen(), sent]).toMatchObject([{ value: { asks: false } }, []]);
    actor.send({ type: 'withdrawal.asked' });
    actor.send({ type: 'withdrawal.confirmed' });
    actor.send({ type: 'withdrawal.confirmed' });
    await settled();
    expect(sent).toEqual([0]);
    expect(seen()).toMatchObject({ value: { asks: false, chosen: 1, attendance: { own: { people: 0 } } } });
  });

  it('keeps the chosen number when the connection is lost', async () => {
    const { actor, seen } = await open({ said: refused('networkError') });
    actor.send({ type: 'people.chosen', people: 5 });
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(seen()).toMatchObject({ value: { chosen: 5, failure: 'networkError', isBusy: false } });
  });

  it('looks how many places are left when others were faster', async () => {
    const left = anAttendance({ limit: 10, coming: 8 });
    const { actor, seen } = await open({ reads: [done(anAttendance()), done(left)], said: refused('conflict') });
    actor.send({ type: 'people.chosen', people: 5 });
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(seen()).toMatchObject({ value: { chosen: 2, failure: 'conflict', attendance: left } });
  });

  it('says why it cannot be read, and tries again', async () => {
    const { actor, seen } = await open({ reads: [refused('timedOut'), done(anAttendance())] });
    expect(seen()).toEqual({ status: 'failed', reason: 'timedOut' });
    actor.send({ type: 'retry.asked' });
    await settled();
    expect(seen()).toMatchObject({ status: 'ready', value: { attendance: anAttendance() } });
  });

  it('cannot be said where the server lacks the calls', async () => {
    expect((await open({ reads: [refused('unsupported')] })).seen()).toEqual({ status: 'empty' });
  });

  it('is not asked for after the last day', () => {
    const never = () => Promise.reject(new Error('It was asked'));
    const attendanceAt = provideAttendance(never, never, TODAY);
    expect(attendanceAt(anEvent({ end: '2026-11-17' }))).toBeUndefined();
    expect(attendanceAt(anEvent({ end: '2026-11-18' }))).toBeDefined();
  });
});
