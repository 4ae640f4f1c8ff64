import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type DirectoryEvent, type MoreMembers, provideDirectory } from '@/people/directory.machine.ts';
import type { DirectoryAnswer, DirectoryQuery } from '@/people/directory.ports.ts';
import { addressOfDirectory, type DirectoryEntry, type DirectoryView, directoryViewIn } from '@/people/directory.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';

const PAUSE = 400;

const member = (id: number): DirectoryEntry => ({ id, name: `교인 ${id}`, zone: undefined });

const aPage = (from: number, count = 20) =>
  done<DirectoryAnswer>({ kind: 'page', entries: Array.from({ length: count }, (_, at) => member(from + at)) });

const tooFast = (seconds: number) => done<DirectoryAnswer>({ kind: 'tooFast', seconds });

const PAGE = '/account/directory';
const luque = { id: 8, name: '루케 구역' };

/** The directory on its page. @param addressed the query of the address */
function running(addressed: DirectoryView = { text: '', zone: undefined }) {
  const clock = new SimulatedClock();
  const pages = handSettled<[DirectoryQuery, AbortSignal | undefined], Outcome<DirectoryAnswer>>();
  const navigation = recordedNavigation(addressOfDirectory(PAGE, addressed));
  const repository = { page: (query: DirectoryQuery, signal?: AbortSignal) => pages.call(query, signal) };
  const { machine, input, select } = provideDirectory(repository, navigation, PAGE);
  const actor = createActor(machine, { clock, input: input(luque) });
  const emitted: MoreMembers[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    clock,
    emitted,
    navigation,
    written: navigation.replaced,
    pages,
    send: (event: DirectoryEvent) => actor.send(event),
    viewModel: () => select(actor.getSnapshot()),
    asked: () => pages.calls.map(({ args: [{ words, zone, page }] }) => [words.join(' '), zone, page]),
    answer: async (outcome: Outcome<DirectoryAnswer>) => {
      pages.last().resolve(outcome);
      await settled();
    },
  };
}

describe('MINE-03 the directory', () => {
  it('begins with all members, and reads on page by page when asked, each member once', async () => {
    const { asked, answer, send, viewModel, emitted } = running();
    await answer(aPage(1));
    expect(viewModel().list).toMatchObject({ entries: { length: 20 }, hasMore: true });
    send({ type: 'more.asked' });
    send({ type: 'more.asked' });
    await answer(aPage(20, 3));
    expect(asked()).toEqual([
      ['', undefined, 1],
      ['', undefined, 2],
    ]);
    expect(viewModel().list).toMatchObject({ entries: { length: 22 }, hasMore: false });
    expect(emitted).toEqual([{ type: 'more.found', first: member(21) }]);
    send({ type: 'more.asked' });
    expect(asked()).toHaveLength(2);
  });

  it('asks for a name once the typing pauses, and at once on Enter', async () => {
    const { asked, answer, send, clock } = running();
    await answer(aPage(1));
    for (const text of ['ㄱ', 'ㄱㅁ', 'ㄱㅁㅅ']) {
      send({ type: 'text.changed', text });
      clock.increment(PAUSE - 1);
    }
    expect(asked()).toHaveLength(1);
    clock.increment(1);
    expect(asked().at(-1)).toEqual(['ㄱㅁㅅ', undefined, 1]);
    send({ type: 'text.changed', text: '김' });
    send({ type: 'search.submitted' });
    expect(asked().at(-1)).toEqual(['김', undefined, 1]);
  });

  it('never shows the answer to an earlier question, and keeps what was there until the answer comes', async () => {
    const { pages, answer, send, viewModel } = running();
    await answer(aPage(1));
    send({ type: 'zone.chosen', zone: { id: 10, name: '루케 구역' } });
    const earlier = pages.last();
    send({ type: 'zone.chosen', zone: undefined });
    expect(earlier.args[1]?.aborted).toBe(true);
    earlier.resolve(aPage(90, 1));
    await settled();
    expect(viewModel()).toMatchObject({ isReading: true, list: { entries: { length: 20 } } });
    await answer(aPage(1, 2));
    expect(viewModel()).toMatchObject({ isReading: false, list: { entries: { length: 2 } } });
  });

  it('of a space more lets the same call go on', async () => {
    const { asked, send } = running();
    send({ type: 'text.changed', text: ' ' });
    expect(asked()).toHaveLength(1);
  });

  it('asks for one zone alone, and for all members again', async () => {
    const { asked, answer, send, viewModel } = running();
    await answer(aPage(1));
    send({ type: 'text.changed', text: '김' });
    send({ type: 'zone.chosen', zone: { id: 10, name: '루케 구역' } });
    expect([asked().at(-1), viewModel().isNarrowed]).toEqual([['김', 10, 1], true]);
    await answer(aPage(1, 0));
    send({ type: 'search.cleared' });
    expect([asked().at(-1), viewModel().isNarrowed]).toEqual([['', undefined, 1], false]);
  });
});

describe('MINE-03 a directory of which an entry has changed', () => {
  it('is read again, and stays until the answer comes', async () => {
    const { asked, answer, send, viewModel } = running({ text: '김', zone: luque });
    await answer(aPage(1));
    send({ type: 'more.asked' });
    await answer(aPage(21, 1));
    send({ type: 'entries.outdated' });
    expect(asked().at(-1)).toEqual(['김', 8, 1]);
    expect(viewModel()).toMatchObject({ isReading: false, list: { entries: { length: 21 } } });
    await answer(aPage(1, 2));
    expect(viewModel()).toMatchObject({ isReading: false, list: { entries: { length: 2 } } });
  });

  it.each([
    ['cannot be reached', refused('networkError')],
    ['stops who reads too fast', tooFast(10)],
  ] as const)('stays where the server %s', async (_, given) => {
    const { answer, send, viewModel } = running();
    await answer(aPage(1, 3));
    send({ type: 'entries.outdated' });
    await answer(given);
    expect(viewModel()).toMatchObject({ failure: undefined, list: { entries: { length: 3 } } });
    send({ type: 'entries.outdated' });
    await answer(aPage(1, 2));
    expect(viewModel().list?.entries).toHaveLength(2);
  });

  it('is read again from the beginning while it is read', async () => {
    const { asked, pages, answer, send, viewModel } = running();
    const earlier = pages.last();
    send({ type: 'entries.outdated' });
    expect(earlier.args[1]?.aborted).toBe(true);
    await answer(aPage(1));
    send({ type: 'more.asked' });
    send({ type: 'entries.outdated' });
    await answer(aPage(1, 1));
    expect(viewModel().list).toMatchObject({ entries: { length: 1 } });
    expect(asked().map(([, , page]) => page)).toEqual([1, 1, 2, 1]);
  });

  it('is not read for it while it waits for the end of a text, or shows no entry', async () => {
    const { asked, answer, send } = running();
    await answer(aPage(1));
    send({ type: 'text.changed', text: '김' });
    send({ type: 'entries.outdated' });
    expect(asked()).toHaveLength(1);
    send({ type: 'search.submitted' });
    await answer(tooFast(10));
    send({ type: 'entries.outdated' });
    expect(asked()).toHaveLength(2);
  });
});

describe('MINE-03 a server that stops who reads too fast', () => {
  it('is asked again by the user alone; what was read stays, and the wait is told in minutes', async () => {
    const { asked, answer, send, viewModel, clock } = running();
    await answer(aPage(1));
    send({ type: 'more.asked' });
    await answer(tooFast(121));
    expect(viewModel()).toMatchObject({ waitMinutes: 3, list: { entries: { length: 20 } } });
    clock.increment(600_000);
    expect(asked()).toHaveLength(2);
    send({ type: 'retry.asked' });
    expect(asked().at(-1)).toEqual(['', undefined, 2]);
    await answer(aPage(21, 1));
    expect(viewModel()).toMatchObject({ waitMinutes: undefined, list: { entries: { length: 21 } } });
  });

  it('stops a first page too', async () => {
    const { answer, send, viewModel, asked } = running();
    await answer(tooFast(10));
    expect(viewModel()).toMatchObject({ list: undefined, isReading: false, waitMinutes: 1 });
    send({ type: 'retry.asked' });
    expect(asked()).toHaveLength(2);
  });
});

describe('MINE-03 a directory that cannot be read', () => {
  it('says why, and tries again', async () => {
    const { answer, send, viewModel } = running();
    await answer(refused('networkError'));
    expect(viewModel()).toMatchObject({ list: undefined, failure: 'networkError' });
    send({ type: 'retry.asked' });
    await answer(aPage(1));
    send({ type: 'more.asked' });
    await answer(refused('serverFailed'));
    expect(viewModel()).toMatchObject({ list: { entries: { length: 20 } }, failure: 'serverFailed' });
  });
});

describe('MINE-03 the address of the directory', () => {
  const addressedIn = (query: string) => directoryViewIn(query, luque);

  it('begins with what it names', () => {
    const { asked, viewModel, written } = running(addressedIn('q=ㄱㅁㅅ&zone=8'));
    expect(asked()).toEqual([['ㄱㅁㅅ', 8, 1]]);
    expect(viewModel()).toMatchObject({ text: 'ㄱㅁㅅ', zone: luque });
    expect(written).toEqual([]);
  });

  it('names a zone only to its own members, and no text longer than the server takes', () => {
    expect(addressedIn('q=김&zone=9')).toEqual({ text: '김', zone: undefined });
    expect(directoryViewIn('zone=8', undefined).zone).toBeUndefined();
    expect(addressedIn(`q=${'가'.repeat(101)}`).text).toHaveLength(100);
  });

  it('follows what is asked for, not each letter', async () => {
    const { answer, send, clock, written } = running();
    await answer(aPage(1));
    send({ type: 'text.changed', text: '김' });
    send({ type: 'text.changed', text: '김 & 민 ' });
    expect(written).toEqual([]);
    clock.increment(PAUSE);
    send({ type: 'zone.chosen', zone: luque });
    send({ type: 'search.cleared' });
    expect(written.map((to) => decodeURIComponent(to))).toEqual([
      `${PAGE}?q=김+&+민`,
      `${PAGE}?q=김+&+민&zone=8`,
      PAGE,
    ]);
  });

  it('brings back what it named before; what the machine wrote itself changes nothing that was typed since', async () => {
    const { answer, asked, send, clock, viewModel, navigation } = running();
    await answer(aPage(1));
    send({ type: 'text.changed', text: '김' });
    clock.increment(PAUSE);
    send({ type: 'text.changed', text: '김민' });
    await settled();
    expect(viewModel().text).toBe('김민');
    navigation.arrive(`${PAGE}?q=박&zone=8`);
    await settled();
    expect(viewModel()).toMatchObject({ text: '박', zone: luque });
    expect(asked().at(-1)).toEqual(['박', 8, 1]);
  });

  it('stays that of a page to which the reader has gone meanwhile', async () => {
    const { answer, send, clock, written, navigation } = running();
    await answer(aPage(1));
    send({ type: 'text.changed', text: '김' });
    navigation.goTo('/communion/events');
    clock.increment(PAUSE);
    expect(written).toEqual([]);
  });
});
