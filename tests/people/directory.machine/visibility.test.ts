import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type EntriesOutdated, provideVisibility } from '@/people/directory.machine.ts';
import type { VisibilityRepository } from '@/people/directory.ports.ts';
import type { OwnVisibility, VisibilitySettings } from '@/people/directory.ts';
import { makeSaveVisibility } from '@/people/directory.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { anOwnVisibility, closedToAll as closed } from '../../builders/own-visibility.ts';
import { settled } from '../../fakes/deferred.ts';
import { receiving } from '../../fakes/receiver.ts';

const stored = (settings: VisibilitySettings, version: string): OwnVisibility => anOwnVisibility({ settings, version });

/** The form, with a server that answers each save in turn. */
function running(...answers: readonly Outcome<OwnVisibility>[]) {
  const saved: (readonly [VisibilitySettings, string | undefined])[] = [];
  const drafts: VisibilitySettings[] = [];
  const heard: EntriesOutdated[] = [];
  const repository: VisibilityRepository = {
    read: async () => done(stored({ ...closed, email: 'zone' }, '"other"')),
    save: async (settings, version) => answers[saved.push([settings, version]) - 1] ?? refused('unexpected'),
  };
  const provided = provideVisibility(repository, makeSaveVisibility(repository), {
    read: () => undefined,
    write: (draft) => void drafts.push(draft),
  }).form(
    stored(closed, '"1"'),
    receiving((news) => heard.push(news)),
  );
  const actor = createActor(provided.machine, { input: provided.input() }).start();
  return {
    saved,
    drafts,
    heard,
    viewModel: () => provided.select(actor.getSnapshot()),
    choose: (field: string, value: string) => actor.send({ type: 'field.changed', field, value }),
    clear: () => actor.send({ type: 'form.cleared' }),
    save: async () => {
      actor.send({ type: 'form.submitted' });
      actor.send({ type: 'form.submitted' });
      await settled();
      await settled();
    },
  };
}

const opened = { ...closed, telephone: 'zone' } as const;

describe('MINE-03 what a member opens', () => {
  it('begins with what is stored, and is saved once for two presses, based on that version', async () => {
    const { saved, viewModel, choose, save } = running(done(stored(opened, '"2"')));
    expect(viewModel().values).toEqual(closed);
    choose('telephone', 'zone');
    await save();
    expect(saved).toEqual([[opened, '"1"']]);
    expect(viewModel().isSubmitted).toBe(true);
  });

  it('shows and stores what was saved, which is no unsaved change', async () => {
    const { drafts, viewModel, choose, save } = running(done(stored(opened, '"2"')));
    choose('telephone', 'zone');
    await save();
    expect(viewModel()).toMatchObject({ isSubmitted: true, isWritten: false, values: opened });
    expect(drafts.at(-1)).toEqual(opened);
  });

  it('begins with what was saved when it is changed again', async () => {
    const { saved, viewModel, choose, clear, save } = running(done(stored(opened, '"2"')), done(stored(closed, '"3"')));
    choose('telephone', 'zone');
    await save();
    clear();
    expect(viewModel()).toMatchObject({ isSubmitted: false, values: opened });
    choose('telephone', 'nobody');
    await save();
    expect(saved.at(-1)).toEqual([closed, '"2"']);
  });

  it.each([
    ['is read again', 'listed', [{ type: 'entries.outdated' }]],
    ['does not show a child, and is left alone', 'underAge', []],
  ] as const)('once it is saved, and not before, the directory %s', async (_, listing, news) => {
    const { heard, save } = running(refused('forbidden'), done(anOwnVisibility({ listing })));
    await save();
    expect(heard).toEqual([]);
    await save();
    expect(heard).toEqual(news);
  });

  it('keeps what was chosen when it was changed elsewhere, and saves that over it when asked once more', async () => {
    const { saved, viewModel, choose, save } = running(refused('conflict'), done(stored(opened, '"4"')));
    choose('telephone', 'zone');
    await save();
    expect(viewModel()).toMatchObject({ failure: 'conflict', values: opened });
    await save();
    expect(saved.at(-1)).toEqual([opened, '"other"']);
    expect(viewModel().isSubmitted).toBe(true);
  });

  it.each(['unsupported', 'forbidden'] as const)('keeps what was chosen when it is %s', async (reason) => {
    const { viewModel, choose, save } = running(refused(reason));
    choose('photo', 'members');
    await save();
    expect(viewModel()).toMatchObject({ failure: reason, values: { ...closed, photo: 'members' } });
  });
});
