import { describe, expect, it } from 'vitest';
import type { VisibilitySettings } from '@/people/directory.ts';
import { makeSaveVisibility } from '@/people/directory.use-cases.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { anOwnVisibility, closedToAll } from '../builders/own-visibility.ts';

const opened = { ...closedToAll, telephone: 'zone' } as const;
const both = { ...opened, email: 'zone' } as const;

/** @param answers what happens to each save: its answer; stored without an answer; or neither */
function saving(...answers: readonly ('stored' | 'storedUnanswered' | Failure)[]) {
  let settings: VisibilitySettings = closedToAll;
  let isReachable = true;
  const sent: VisibilitySettings[] = [];
  const now = () => anOwnVisibility({ settings, version: JSON.stringify(settings) });
  const { save, stored } = makeSaveVisibility({
    read: async () => (isReachable ? done(now()) : refused('networkError')),
    save: async (wanted, version): Promise<Outcome<ReturnType<typeof now>>> => {
      const answer = answers[sent.push(wanted) - 1] ?? 'stored';
      if (answer !== 'stored' && answer !== 'storedUnanswered') return refused(answer);
      if (version !== now().version) return refused('conflict');
      settings = wanted;
      return answer === 'stored' ? done(now()) : refused('timedOut');
    },
  })(now());
  return {
    sent,
    save,
    stored: () => stored().settings,
    changeElsewhere: (wanted: VisibilitySettings) => void (settings = wanted),
    reach: (how: boolean) => void (isReachable = how),
  };
}

describe('MINE-03 saving what a member opens', () => {
  it('is based on what was saved before', async () => {
    const { save, stored } = saving();
    expect(await save(opened)).toMatchObject({ kind: 'done', value: { settings: opened } });
    expect(await save(both)).toMatchObject({ kind: 'done', value: { settings: both } });
    expect(stored()).toEqual(both);
  });

  it('is refused once when something else was stored elsewhere, and then saved over it', async () => {
    const { save, stored, changeElsewhere } = saving();
    changeElsewhere({ ...closedToAll, photo: 'members' });
    expect(await save(opened)).toEqual(refused('conflict'));
    expect(stored().photo).toBe('members');
    expect(await save(opened)).toMatchObject({ kind: 'done' });
  });

  it('is done when just this was stored elsewhere', async () => {
    const { save, sent, changeElsewhere } = saving();
    changeElsewhere(opened);
    expect(await save(opened)).toMatchObject({ kind: 'done' });
    expect(sent).toHaveLength(1);
  });

  it('looks for nothing when the server has refused it', async () => {
    const { save, changeElsewhere } = saving('forbidden');
    changeElsewhere(opened);
    expect(await save(opened)).toEqual(refused('forbidden'));
  });
});

describe('REL-16 a save without an answer', () => {
  it('is done when it was stored', async () => {
    const { save, sent } = saving('storedUnanswered');
    expect(await save(opened)).toMatchObject({ kind: 'done', value: { settings: opened } });
    expect(await save(both)).toMatchObject({ kind: 'done' });
    expect(sent).toEqual([opened, both]);
  });

  it.each(['networkError', 'timedOut', 'serverFailed'] as const)('has failed by %s when it was not', async (reason) => {
    const { save } = saving(reason);
    expect(await save(opened)).toEqual(refused(reason));
    expect(await save(both)).toMatchObject({ kind: 'done' });
  });

  it('that is found only later is no change made elsewhere', async () => {
    const { save, sent, reach } = saving('storedUnanswered');
    reach(false);
    expect(await save(opened)).toEqual(refused('timedOut'));
    reach(true);
    expect(await save(both)).toEqual(refused('timedOut'));
    expect(sent).toEqual([opened, both]);
    expect(await save(both)).toMatchObject({ kind: 'done', value: { settings: both } });
  });

  it('that is found after another one without an answer is no change made elsewhere either', async () => {
    const { save, reach } = saving('storedUnanswered', 'networkError');
    reach(false);
    await save(opened);
    reach(true);
    expect(await save(both)).toEqual(refused('networkError'));
    expect(await save(both)).toMatchObject({ kind: 'done', value: { settings: both } });
  });

  it('does not hide what was stored elsewhere meanwhile', async () => {
    const { save, changeElsewhere } = saving('networkError');
    changeElsewhere({ ...closedToAll, photo: 'members' });
    expect(await save(opened)).toEqual(refused('conflict'));
  });

  it('counts no longer as possibly stored once something else was', async () => {
    const { save, changeElsewhere } = saving('networkError');
    changeElsewhere({ ...closedToAll, photo: 'members' });
    await save(opened);
    changeElsewhere(opened);
    expect(await save(both)).toEqual(refused('conflict'));
  });
});
