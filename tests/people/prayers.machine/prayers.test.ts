import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  prayerActionMachine,
  prayersMachine,
  providePrayerChangeForm,
  providePrayers,
} from '@/people/prayers.machine.ts';
import type { PrayerChange } from '@/people/prayers.ports.ts';
import type { Prayer, PrayerAction } from '@/people/prayers.ts';
import type { PrayersFound } from '@/people/prayers.use-cases.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aPrayer } from '../../builders/prayer.ts';
import { reasonDrafts } from '../../builders/reason.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { lacksRestoring, removalOffers } from '../../fakes/removal-offers.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { recordedToasts } from '../../fakes/toasts.ts';
import { shownForm } from '../../support/shown-form.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const first = aPrayer({ id: 1 });
const own = aPrayer({ id: 2, isMine: true });

const linked = (...prayers: readonly Prayer[]) => done({ kind: 'linked', hasZone: true, prayers } as const);

/** Two requests that were read; the test answers every call. */
async function open(restore: () => Promise<Outcome<null>> = lacksRestoring) {
  const reads = handSettled<[signal?: AbortSignal], Outcome<PrayersFound>>();
  const actions = handSettled<[id: EntityId, action: PrayerAction], Outcome<null>>();
  const removals = handSettled<[id: EntityId], Outcome<null>>();
  const toasts = recordedToasts();
  const { machine, select } = providePrayers(
    reads.call,
    { carryOut: actions.call, remove: removals.call },
    removalOffers({ toasts, restore }).offers,
    toasts,
    reasonDrafts(),
  );
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  reads.last().resolve(linked(first, own));
  await settled();
  const act = (prayer: Prayer, action: PrayerAction) => actor.send({ type: 'action.asked', prayer, action });
  const viewModel = () => select(actor.getSnapshot());
  const shown = () => {
    const { prayers } = viewModel();
    return prayers.status === 'ready' ? prayers.value : [];
  };
  const passTime = (milliseconds: number) => clock.increment(milliseconds);
  return { actor, reads, actions, removals, toasts, act, viewModel, shown, passTime };
}

describe('MINE-04 a press on a prayer request', () => {
  it('REL-17 is sent once, however often it is pressed, and changes the request when it has arrived', async () => {
    const { actions, act, viewModel, shown } = await open();
    act(first, { kind: 'pray' });
    act(first, { kind: 'pray' });
    expect(actions.calls.map(({ args }) => args)).toEqual([[1, { kind: 'pray' }]]);
    expect([viewModel().isBusy(first), viewModel().isBusy(own)]).toEqual([true, false]);
    actions.last().resolve(done(null));
    await settled();
    expect(shown()[0]).toMatchObject({ prayed: 3, hasPrayedToday: true });
    expect(viewModel().isBusy(first)).toBe(false);
  });

  it('does not wait for that on another one', async () => {
    const { actions, act } = await open();
    act(first, { kind: 'pray' });
    act(own, { kind: 'answer' });
    expect(actions.calls).toHaveLength(2);
  });

  it('that is refused leaves the request as it was, and says why', async () => {
    const { actions, act, toasts, shown } = await open();
    act(first, { kind: 'pray' });
    actions.last().resolve(refused('networkError'));
    await settled();
    expect(shown()).toEqual([first, own]);
    expect(toasts.find('prayerNotChanged')).toMatchObject({ reason: 'networkError' });
    act(first, { kind: 'pray' });
    expect(actions.calls).toHaveLength(2);
  });

  it('on one that was hidden, has ended or was taken back meanwhile takes it from the list', async () => {
    const { actions, act, toasts, shown } = await open();
    act(first, { kind: 'pray' });
    actions.last().resolve(refused('notFound'));
    await settled();
    expect(shown()).toEqual([own]);
    expect(toasts.subjects()).toEqual(['prayerGone']);
  });

  it('on one that was answered meanwhile reads the list again, which stays there', async () => {
    const { reads, actions, act, toasts, shown } = await open();
    act(first, { kind: 'pray' });
    actions.last().resolve(refused('conflict'));
    await settled();
    expect(toasts.subjects()).toEqual(['prayerChangedMeanwhile']);
    expect(shown()).toEqual([first, own]);
    const answered = aPrayer({ id: 1, isAnswered: true });
    reads.last().resolve(linked(answered, own));
    await settled();
    expect(shown()).toEqual([answered, own]);
  });

  it('that takes a prayer back on a page of yesterday finds nothing of today, and shows what the church has counted', async () => {
    const { reads, actions, act, toasts, shown } = await open();
    const yesterday = { ...first, hasPrayedToday: true };
    act(yesterday, { kind: 'unpray' });
    actions.last().resolve(done(null));
    await settled();
    reads.last().resolve(linked(first, own));
    await settled();
    expect(shown()).toEqual([first, own]);
    expect(toasts.subjects()).toEqual(['prayerTakenBack']);
  });

  it('that takes a prayer back and fails says that, and not that a prayer failed', async () => {
    const { actions, act, toasts } = await open();
    act(first, { kind: 'unpray' });
    actions.last().resolve(refused('unsupported'));
    await settled();
    expect(toasts.find('prayerNotTakenBack')).toMatchObject({ reason: 'unsupported' });
  });

  it('keeps the list when it cannot be read again', async () => {
    const { actor, reads, toasts, shown } = await open();
    actor.send({ type: 'list.outdated' });
    reads.last().resolve(refused('networkError'));
    await settled();
    expect(shown()).toEqual([first, own]);
    expect(toasts.subjects()).toEqual(['prayersNotLoaded']);
  });

  it('arrives after the page was left, and says when it failed', async () => {
    const { actor, actions, act, toasts } = await open();
    act(first, { kind: 'pray' });
    actor.stop();
    actions.last().resolve(refused('serverFailed'));
    await settled();
    expect(toasts.find('prayerNotChanged')).toMatchObject({ reason: 'serverFailed' });
  });
});

describe('MINE-04 hiding a prayer request', () => {
  it('asks for a reason, and sends it once', async () => {
    const { actor, actions, viewModel, toasts, shown } = await open();
    actor.send({ type: 'hiding.asked', prayer: first });
    actor.send({ type: 'hiding.cancelled' });
    expect(viewModel().hidingCandidate).toBeUndefined();
    actor.send({ type: 'hiding.asked', prayer: first });
    actor.send({ type: 'hiding.confirmed', reason: '의논해 주세요.' });
    actor.send({ type: 'hiding.confirmed', reason: '의논해 주세요.' });
    expect(actions.calls.map(({ args }) => args)).toEqual([[1, { kind: 'hide', reason: '의논해 주세요.' }]]);
    actions.last().resolve(done(null));
    await settled();
    expect(shown()[0]).toMatchObject({ hiddenReason: '의논해 주세요.' });
    expect(toasts.subjects()).toEqual(['prayerHidden']);
  });
});

describe('MINE-04 taking a prayer request back', () => {
  it('can be undone, and nothing is sent then', async () => {
    const { actor, removals, toasts, shown } = await open();
    actor.send({ type: 'removal.asked', prayer: own });
    await settled();
    expect(shown()).toEqual([first]);
    toasts.find('prayerDeleted').onAction?.();
    await settled();
    expect(shown()).toEqual([first, own]);
    expect(removals.calls).toHaveLength(0);
  });

  it.each([
    ['arrives', done(null), [first], []],
    ['fails', refused('serverFailed'), [first, own], ['prayerNotDeleted']],
  ] as const)('is sent when the time for that is over: it %s', async (_, outcome, left, toastNames) => {
    const { actor, removals, toasts, shown } = await open();
    actor.send({ type: 'removal.asked', prayer: own });
    await settled();
    toasts.find('prayerDeleted').onGone?.();
    await settled();
    removals.last().resolve(outcome);
    await settled();
    expect(removals.calls.map(({ args }) => args)).toEqual([[2]]);
    expect(shown()).toEqual(left);
    expect(toasts.subjects().slice(1)).toEqual(toastNames);
  });

  it('is sent at once when the page is left', async () => {
    const { actor, removals } = await open();
    actor.send({ type: 'removal.asked', prayer: own });
    actor.send({ type: 'page.left' });
    actor.stop();
    expect(removals.calls).toHaveLength(1);
  });

  it('LIST-06 is sent at once where it can be restored, and has the list read again when that is done', async () => {
    const { actor, reads, removals, toasts, shown } = await open(() => Promise.resolve(done(null)));
    actor.send({ type: 'removal.asked', prayer: own });
    await settled();
    removals.last().resolve(done(null));
    await settled();
    expect(shown()).toEqual([first]);
    toasts.find('prayerDeleted').onAction?.();
    await settled();
    reads.last().resolve(linked(first, own));
    await settled();
    expect(shown()).toEqual([first, own]);
    expect(toasts.subjects()).toEqual(['prayerDeleted', 'prayerRestored']);
  });
});

describe('MINE-04 the list of prayer requests', () => {
  it('shows a new one first, a changed one in its place, and drops one that is lost', async () => {
    const { actor, viewModel, shown } = await open();
    const fresh = aPrayer({ id: 9, isMine: true });
    actor.send({ type: 'prayer.shared', prayer: fresh });
    expect(shown()).toEqual([fresh, first, own]);
    const changed = { ...own, text: '고친 글' };
    actor.send({ type: 'edit.asked', prayer: own });
    expect(viewModel().edited).toEqual(own);
    actor.send({ type: 'prayer.saved', prayer: changed });
    expect(shown()).toEqual([fresh, first, changed]);
    expect(viewModel().edited).toBeUndefined();
    actor.send({ type: 'prayer.lost', id: 9 });
    expect(shown()).toEqual([first, changed]);
  });

  it.each([
    ['zone', 'members', 'all'],
    ['zone', 'zone', 'zone'],
    ['mine', 'members', 'mine'],
  ] as const)('that shows %s shows a new one for %s, among %s', async (filter, scope, after) => {
    const { actor, viewModel, shown } = await open();
    actor.send({ type: 'filter.chosen', filter });
    const fresh = aPrayer({ id: 9, isMine: true, scope });
    actor.send({ type: 'prayer.shared', prayer: fresh });
    expect(shown()).toContainEqual(fresh);
    expect(viewModel().filter).toBe(after);
  });

  it('is empty where a part has none', async () => {
    const { actor, viewModel } = await open();
    actor.send({ type: 'filter.chosen', filter: 'zone' });
    expect(viewModel()).toMatchObject({ filter: 'zone', prayers: { status: 'empty' } });
  });
});

describe('MINE-04 the form of a change', () => {
  async function changing() {
    const prayers = await open();
    const changes = handSettled<[change: PrayerChange], Outcome<Prayer>>();
    const toasts = recordedToasts();
    prayers.actor.send({ type: 'edit.asked', prayer: own });
    const provided = providePrayerChangeForm({
      repository: { share: () => Promise.resolve(refused('unexpected')), change: changes.call },
      clock: stillClock(new Date('2026-11-18T12:00:00Z')),
      draft: { read: () => undefined, write: () => undefined },
      notifications: toasts,
      navigation: recordedNavigation(),
    })(own, prayers.actor);
    const form = createActor(provided.machine, { input: provided.input() }).start();
    const close = () => prayers.actor.send({ type: 'edit.closed' });
    return { ...prayers, changes, toasts, form, close, edited: () => prayers.viewModel().edited };
  }

  it('closes when that is asked', async () => {
    const { close, edited } = await changing();
    expect(edited()).toBe(own);
    close();
    expect(edited()).toBeUndefined();
  });

  it('stays while it is being sent, and its outcome is told', async () => {
    const { changes, toasts, form, close, edited, shown } = await changing();
    form.send({ type: 'form.submitted' });
    close();
    expect(edited()).toBe(own);
    changes.last().resolve(done({ ...own, text: '고친 글' }));
    await settled();
    expect([edited(), toasts.subjects()]).toEqual([undefined, ['prayerSaved']]);
    expect(shown()[1]).toMatchObject({ text: '고친 글' });
  });

  it('that was refused can be closed', async () => {
    const { changes, form, close, edited } = await changing();
    form.send({ type: 'form.submitted' });
    changes.last().resolve(refused('serverFailed'));
    await settled();
    close();
    expect(edited()).toBeUndefined();
  });
});

describe('REL-27 every state and transition of', () => {
  it('the prayer requests', async () => {
    const machine = prayersMachine;
    const asked = { prayer: own, action: { kind: 'answer' } } as const;
    const report = await walkMachine({
      machine,
      inert: ['removals', 'restored'],
      tell: ({ context }) => [context.prayers !== undefined, context.busy.length > 0],
      events: [
        { type: 'retry.asked' },
        { type: 'list.outdated' },
        { type: 'filter.chosen', filter: 'mine' },
        { type: 'action.asked', ...asked },
        { type: 'action.done', ...asked },
        { type: 'action.done', prayer: own, action: { kind: 'unpray' } },
        { type: 'action.failed', ...asked, reason: 'notFound' },
        { type: 'action.failed', ...asked, reason: 'conflict' },
        { type: 'removal.asked', prayer: own },
        { type: 'removals.changed', leaving: [own] },
        { type: 'removal.undone', item: own },
        { type: 'removal.refused', item: own },
        { type: 'removal.done', item: own },
        { type: 'item.restored', item: own },
        { type: 'page.left' },
        { type: 'edit.asked', prayer: own },
        { type: 'form.shown', shown: shownForm(false) },
        { type: 'form.shown', shown: shownForm(true) },
        { type: 'edit.closed' },
        { type: 'prayer.shared', prayer: own },
        { type: 'prayer.saved', prayer: own },
        { type: 'prayer.lost', id: 2 },
        { type: 'hiding.asked', prayer: first },
        { type: 'hiding.cancelled' },
        { type: 'hiding.confirmed', reason: '' },
        ...succeeds(machine, 'read', { kind: 'unlinked' }),
        ...succeeds(machine, 'read', { kind: 'linked', hasZone: true, prayers: [own] }),
        ...fails(machine, 'read', new CallFailure('serverFailed')),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: ['prayers.unlinked'], neverTaken: [], strayed: [] });
  });

  it('a press on one', async () => {
    const machine = prayerActionMachine;
    const list = createActor(fromCallback(() => undefined)).start();
    const report = await walkMachine({
      machine,
      inputs: [{ prayer: first, action: { kind: 'pray' }, list }],
      events: [...succeeds(machine, 'carryOut', null), ...fails(machine, 'carryOut', new CallFailure('notFound'))],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
