import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { provideAttendance, provideParties, selectAttendance } from '@/content/attendance/attendance.machine.ts';
import type { OwnAttendance } from '@/content/attendance/attendance.ts';
import type { ChurchEvent } from '@/content/events/events.ts';
import { createItemPageMachine } from '@/content/posts/post-page.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { readOnce } from '@/shared/reading.machine.ts';
import { anAttendance } from '../../../builders/attendance.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { deferred, settled } from '../../../fakes/deferred.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const TODAY = stillClock(new Date('2026-11-18T12:00:00Z'));
const EVENT = anEvent({ id: 57, start: '2026-11-18', end: '2026-11-18' });

interface Answers {
  readonly reads?: readonly Outcome<OwnAttendance>[];
  readonly said?: Promise<Outcome<OwnAttendance>>;
}

async function open({ reads = [done(anAttendance())], said = Promise.resolve(refused('serverFailed')) }: Answers = {}) {
  const sent: number[] = [];
  let count = 0;
  const page = createActor(
    createItemPageMachine<ChurchEvent>().provide({
      actors: { find: fromPromise(() => Promise.resolve(EVENT)), restored: fromCallback(() => undefined) },
      actions: { notifyChanged: () => undefined },
    }),
  );
  page.start();
  await settled();
  const toasts = recordedToasts();
  const attendance = provideAttendance(
    () => Promise.resolve(reads[Math.min(count++, reads.length - 1)] ?? refused('unexpected')),
    ({ people }) => {
      sent.push(people);
      return said;
    },
    TODAY,
    { notifications: toasts, navigation: recordedNavigation('/communion/event/57') },
  );
  const provided = attendance.at(EVENT.id, page);
  const actor = createActor(provided.machine).start();
  await settled();
  return {
    actor,
    toasts,
    openAgain: () => createActor(attendance.at(EVENT.id, page).machine).start(),
    sent,
    reads: () => count,
    seen: () => selectAttendance(actor.getSnapshot()),
    edit: (item: Partial<ChurchEvent>) =>
      page.send({ type: 'item.changed', id: EVENT.id, item: { ...EVENT, ...item } }),
  };
}

describe('MINE-05 the attendance at an event', () => {
  it('is said once for two presses, and then known', async () => {
    const { actor, sent, seen } = await open({ said: Promise.resolve(done(anAttendance({}, { people: 3 }))) });
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

  it('is an unsaved change once another number was chosen, until it is said', async () => {
    const { actor } = await open({ said: Promise.resolve(done(anAttendance({}, { people: 3 }))) });
    const changes: string[] = [];
    for (const type of ['changes.made', 'changes.gone'] as const) actor.on(type, () => changes.push(type));
    actor.send({ type: 'people.chosen', people: 3 });
    actor.send({ type: 'people.chosen', people: 1 });
    actor.send({ type: 'people.chosen', people: 3 });
    expect(changes).toEqual(['changes.made', 'changes.gone', 'changes.made']);
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(changes.slice(3)).toEqual(['changes.gone']);
  });

  it('begins with as many as there can be room for when the limit has become lower than the number that waits', async () => {
    const { actor, sent, seen } = await open({
      reads: [done(anAttendance({ limit: 4, coming: 4 }, { people: 5, waiting: true }))],
    });
    expect(seen()).toMatchObject({ value: { chosen: 4 } });
    actor.send({ type: 'attendance.asked' });
    expect(sent).toEqual([4]);
  });

  it('is taken back after a question', async () => {
    const { actor, sent, seen } = await open({
      reads: [done(anAttendance({}, { people: 4 }))],
      said: Promise.resolve(done(anAttendance())),
    });
    actor.send({ type: 'withdrawal.asked' });
    expect(seen()).toMatchObject({ value: { isAsking: true } });
    actor.send({ type: 'withdrawal.dismissed' });
    expect([seen(), sent]).toMatchObject([{ value: { isAsking: false } }, []]);
    actor.send({ type: 'withdrawal.asked' });
    actor.send({ type: 'withdrawal.confirmed' });
    actor.send({ type: 'withdrawal.confirmed' });
    await settled();
    expect(sent).toEqual([0]);
    expect(seen()).toMatchObject({ value: { isAsking: false, chosen: 1, attendance: { own: { people: 0 } } } });
  });

  it('keeps the chosen number when the connection is lost', async () => {
    const { actor, seen } = await open({ said: Promise.resolve(refused('networkError')) });
    actor.send({ type: 'people.chosen', people: 5 });
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(seen()).toMatchObject({ value: { chosen: 5, failure: 'networkError', isBusy: false } });
  });

  it('looks how many places are left when others were faster', async () => {
    const left = anAttendance({ limit: 10, coming: 8 });
    const { actor, seen } = await open({
      reads: [done(anAttendance()), done(left)],
      said: Promise.resolve(refused('conflict')),
    });
    actor.send({ type: 'people.chosen', people: 5 });
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(seen()).toMatchObject({ value: { chosen: 2, failure: 'conflict', attendance: left } });
  });

  it.each([
    ['said', ['attendance.asked']],
    ['taken back', ['withdrawal.asked', 'withdrawal.confirmed']],
  ] as const)(
    'is over when the last day has ended before it was %s, until the event has other days',
    async (_, presses) => {
      const { actor, edit, seen } = await open({
        reads: [done(anAttendance({}, { people: 4 }))],
        said: Promise.resolve(refused('invalid')),
      });
      for (const type of presses) actor.send({ type });
      await settled();
      const over = { isOver: true, isBusy: false, isAsking: false, failure: undefined };
      expect(seen()).toMatchObject({ status: 'ready', value: over });
      actor.send({ type: 'attendance.asked' });
      expect(seen()).toMatchObject({ value: over });
      edit({ end: '2026-11-25' });
      await settled();
      expect(seen()).toMatchObject({ status: 'ready', value: { isOver: false } });
    },
  );

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

  it('is over after the last day', () => {
    const never = () => Promise.reject(new Error('It was asked'));
    const { isOver } = provideAttendance(never, never, TODAY, {
      notifications: recordedToasts(),
      navigation: recordedNavigation(),
    });
    expect(isOver(anEvent({ end: '2026-11-17' }))).toBe(true);
    expect(isOver(anEvent({ end: '2026-11-18' }))).toBe(false);
  });

  it.each([
    ['takes the limit away', { limit: undefined, waitingList: false }, 2],
    ['ends the waiting list', { limit: 30, waitingList: undefined }, 2],
    ['leaves both', { limit: 30, waitingList: true }, 1],
  ] as const)('knows its places when the first change %s', async (_, places, expected) => {
    const { edit, reads } = await open({ reads: [done(anAttendance({ limit: 30, waitingList: true }))] });
    edit(places);
    await settled();
    expect(reads()).toBe(expected);
  });

  it('is read again when an editor has changed the places of the event, and not for another name or day', async () => {
    const some = anAttendance({ limit: 30, waitingList: true });
    const more = anAttendance({ limit: 40 });
    const { actor, edit, reads, seen } = await open({ reads: [done(some), done(more)] });
    actor.send({ type: 'people.chosen', people: 5 });
    // The event is read without its places, and comes with them from its form.
    edit({ name: '수요 예배', end: '2026-11-19', limit: 30, waitingList: true });
    await settled();
    expect([reads(), seen()]).toMatchObject([1, { value: { chosen: 5 } }]);
    edit({ name: '수요 예배', limit: 40 });
    expect(seen()).toEqual({ status: 'loading' });
    await settled();
    expect([reads(), seen()]).toMatchObject([2, { value: { attendance: more } }]);
  });
});

describe('MINE-05 the answers to an event', () => {
  it('are read again when the user has changed their own', async () => {
    const { actor } = await open({ said: Promise.resolve(done(anAttendance({}, { people: 3 }))) });
    let count = 0;
    const partiesOf = provideParties({
      parties: () => Promise.resolve(done([{ name: '이선영', people: (count += 1), waiting: false }])),
    });
    const { machine, select } = readOnce(partiesOf(EVENT.id, actor));
    const parties = createActor(machine).start();
    await settled();
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(select(parties.getSnapshot())).toMatchObject({ status: 'ready', value: [{ people: 2 }] });
  });

  it('are not read again when the answer has failed', async () => {
    const { actor } = await open();
    let count = 0;
    const partiesOf = provideParties({
      parties: () => {
        count += 1;
        return Promise.resolve(done([]));
      },
    });
    createActor(readOnce(partiesOf(EVENT.id, actor)).machine).start();
    actor.send({ type: 'attendance.asked' });
    await settled();
    expect(count).toBe(1);
  });
});

describe('REL-18 an answer to an event whose page is left meanwhile', () => {
  const half = async () => {
    const said = deferred<Outcome<OwnAttendance>>();
    const event = await open({ said: said.promise });
    const changes: string[] = [];
    event.actor.on('changes.made', () => changes.push('made'));
    event.actor.on('changes.gone', () => changes.push('gone'));
    event.actor.send({ type: 'people.chosen', people: 3 });
    event.actor.send({ type: 'attendance.asked' });
    const answer = async (outcome: Outcome<OwnAttendance>) => {
      said.resolve(outcome);
      await settled();
    };
    return { ...event, changes, answer };
  };

  it('is not asked about, but again when it was refused', async () => {
    const { changes, answer } = await half();
    expect(changes).toEqual(['made', 'gone']);
    await answer(refused('serverFailed'));
    expect(changes).toEqual(['made', 'gone', 'made']);
  });

  it.each([
    ['a success', done(anAttendance({}, { people: 3 })), 'attendanceSent'],
    ['a failure', refused('conflict'), 'attendanceNotSent'],
  ] as const)('goes on, and tells of %s', async (_, outcome, subject) => {
    const { actor, toasts, answer } = await half();
    actor.stop();
    await answer(outcome);
    expect(toasts.subjects()).toEqual([subject]);
    expect(toasts.find(subject)).toMatchObject({ about: expect.any(String) });
  });

  it('is read again only when it has been answered', async () => {
    const { actor, openAgain, reads, answer } = await half();
    actor.stop();
    const again = openAgain();
    await settled();
    expect([reads(), selectAttendance(again.getSnapshot()).status]).toEqual([1, 'loading']);
    await answer(done(anAttendance({}, { people: 3 })));
    expect([reads(), selectAttendance(again.getSnapshot()).status]).toEqual([2, 'ready']);
  });
});
