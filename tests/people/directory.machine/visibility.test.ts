import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type EntriesOutdated, provideVisibility, visibilityMachine } from '@/people/directory.machine.ts';
import type { VisibilityRepository } from '@/people/directory.ports.ts';
import type { OwnVisibility, VisibilitySettings } from '@/people/directory.ts';
import { makeSaveVisibility } from '@/people/directory.use-cases.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { anOwnVisibility, closedToAll as closed } from '../../builders/own-visibility.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { receiving } from '../../fakes/receiver.ts';
import { recordedToasts } from '../../fakes/toasts.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const stored = (settings: VisibilitySettings, version: string): OwnVisibility => anOwnVisibility({ settings, version });

/** The choices of a member, with a server that answers each save when the test says so. */
function running() {
  const saves = handSettled<Parameters<VisibilityRepository['save']>, Outcome<OwnVisibility>>();
  const heard: EntriesOutdated[] = [];
  const repository: VisibilityRepository = {
    read: async () => done(stored({ ...closed, email: 'zone' }, '"other"')),
    save: saves.call,
  };
  const toasts = recordedToasts();
  const provided = provideVisibility(repository, makeSaveVisibility(repository), toasts);
  const own = stored(closed, '"1"');
  const directory = receiving<EntriesOutdated>((news) => heard.push(news));
  const actor = createActor(provided.choices(own), { input: { own, directory } }).start();
  return {
    heard,
    toasts,
    leave: () => actor.stop(),
    /** What was sent, and the version that it is based on. */
    sent: () => saves.calls.map(({ args: [settings, version] }) => [settings, version]),
    viewModel: () => provided.select(actor.getSnapshot()),
    choose: (field: keyof VisibilitySettings, audience: 'nobody' | 'zone' | 'members') =>
      actor.send({ type: 'choice.made', field, audience }),
    retry: () => actor.send({ type: 'retry.asked' }),
    answer: async (outcome: Outcome<OwnVisibility>) => {
      saves.last().resolve(outcome);
      await settled();
      await settled();
    },
  };
}

const opened = { ...closed, telephone: 'zone' } as const;

describe('REL-18 a choice whose page is left before the answer', () => {
  it('is saved, and so is one that was made meanwhile', async () => {
    const { sent, choose, answer, leave, toasts } = running();
    choose('telephone', 'zone');
    choose('telephone', 'nobody');
    leave();
    await answer(done(stored(opened, '"2"')));
    expect(sent()).toEqual([
      [opened, '"1"'],
      [closed, '"2"'],
    ]);
    await answer(done(stored(closed, '"3"')));
    expect(sent()).toHaveLength(2);
    expect(toasts.subjects()).toEqual([]);
  });

  it.each([1, 2])('that is not saved is told, also the one that was made meanwhile: %i choices', async (choices) => {
    const { choose, answer, leave, toasts } = running();
    choose('telephone', 'zone');
    if (choices === 2) choose('email', 'zone');
    leave();
    if (choices === 2) await answer(done(stored(opened, '"2"')));
    await answer(refused('forbidden'));
    expect(toasts.find('visibilityNotSaved')).toMatchObject({ reason: 'forbidden' });
  });
});

describe('MINE-03 what a member opens', () => {
  it('begins with what is stored, and is saved with the choice, based on that version', async () => {
    const { sent, viewModel, choose, answer } = running();
    expect(viewModel()).toEqual({ settings: closed, failure: undefined, isSaving: false, isSaved: false });
    choose('telephone', 'zone');
    expect(sent()).toEqual([[opened, '"1"']]);
    expect(viewModel()).toMatchObject({ settings: opened, isSaving: true });
    await answer(done(stored(opened, '"2"')));
    expect(viewModel()).toMatchObject({ settings: opened, isSaved: true });
  });

  it('is saved once more after the answer where more was chosen meanwhile, based on the version that it brought', async () => {
    const { sent, viewModel, choose, answer } = running();
    choose('telephone', 'zone');
    choose('email', 'members');
    choose('photo', 'zone');
    expect(sent()).toHaveLength(1);
    await answer(done(stored(opened, '"2"')));
    const all = { ...opened, email: 'members', photo: 'zone' } as const;
    expect(sent().slice(1)).toEqual([[all, '"2"']]);
    await answer(done(stored(all, '"3"')));
    expect(viewModel()).toMatchObject({ settings: all, isSaved: true });
  });

  it.each([
    ['is read again', 'listed', [{ type: 'entries.outdated' }]],
    ['does not show a child, and is left alone', 'underAge', []],
  ] as const)('once it is saved, and not before, the directory %s', async (_, listing, news) => {
    const { heard, choose, retry, answer } = running();
    choose('telephone', 'zone');
    await answer(refused('forbidden'));
    expect(heard).toEqual([]);
    retry();
    await answer(done(anOwnVisibility({ listing, settings: opened })));
    expect(heard).toEqual(news);
  });

  it('shows what was chosen elsewhere meanwhile, and writes nothing over it', async () => {
    const { sent, viewModel, choose, answer } = running();
    choose('telephone', 'zone');
    await answer(refused('conflict'));
    expect(viewModel()).toEqual({
      settings: { ...closed, email: 'zone' },
      failure: 'conflict',
      isSaving: false,
      isSaved: false,
    });
    expect(sent()).toHaveLength(1);
    choose('telephone', 'zone');
    expect(sent().at(-1)).toEqual([{ ...opened, email: 'zone' }, '"other"']);
  });

  it.each(['unsupported', 'forbidden'] as const)(
    'keeps what was chosen when it is %s, to be saved again',
    async (reason) => {
      const { sent, viewModel, choose, retry, answer } = running();
      choose('photo', 'members');
      await answer(refused(reason));
      const chosen = { ...closed, photo: 'members' };
      expect(viewModel()).toEqual({ settings: chosen, failure: reason, isSaving: false, isSaved: false });
      retry();
      expect(sent().at(-1)).toEqual([chosen, '"1"']);
    },
  );
});

describe('REL-27 every state and transition of the choices', () => {
  it('is reached, left and taken by some event', async () => {
    const own = stored(closed, '"1"');
    const report = await walkMachine({
      machine: visibilityMachine.provide({ actions: { showStored: () => undefined } }),
      inputs: [{ own, directory: receiving(() => undefined) }],
      tell: ({ context }) => [context.settings],
      events: [
        { type: 'choice.made', field: 'telephone', audience: 'zone' },
        { type: 'retry.asked' },
        ...succeeds(visibilityMachine, 'save', stored(opened, '"2"')),
        ...succeeds(visibilityMachine, 'save', stored({ ...opened, email: 'members' }, '"3"')),
        ...fails(visibilityMachine, 'save'),
        ...fails(visibilityMachine, 'save', new CallFailure('conflict')),
      ],
    });
    expect(report).toEqual({
      neverReached: [],
      // The whole machine handles a choice.
      neverLeft: ['visibility.resting', 'visibility.saved'],
      neverTaken: [],
      strayed: [],
    });
  });
});
