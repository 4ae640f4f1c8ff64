import { describe, expect, it } from 'vitest';
import type { CorrectionDraft, OwnCorrection } from '@/people/privacy.ts';
import { makeAskForCorrection } from '@/people/privacy.use-cases.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';

const draft: CorrectionDraft = { field: 'telephone', wanted: ' +595 981 765 432 ', note: '' };
const asked = { field: 'telephone', wanted: '+595 981 765 432', note: '' } as const;
const waiting: OwnCorrection = { ...asked, id: 3, created: undefined, state: 'open', answer: '' };

function asking(answer: Outcome<null>, own: Outcome<readonly OwnCorrection[]> = done([])) {
  const sent: unknown[] = [];
  const ask = makeAskForCorrection({
    ask: (correction) => {
      sent.push(correction);
      return Promise.resolve(answer);
    },
    own: () => Promise.resolve(own),
  });
  return { ask, sent };
}

describe('MINE-06 asking for a correction', () => {
  it('sends the field and what is right, trimmed', async () => {
    const { ask, sent } = asking(done(null));
    expect(await ask(draft)).toEqual(done(null));
    expect(sent).toEqual([asked]);
  });

  it.each([
    { ...draft, field: '' },
    { ...draft, field: 'shoes' },
    { ...draft, wanted: ' ' },
  ])('sends nothing of %o', async (incomplete) => {
    const { ask, sent } = asking(done(null));
    expect(await ask(incomplete)).toEqual(refused('invalid'));
    expect(sent).toEqual([]);
  });

  it.each(['networkError', 'timedOut', 'malformed', 'serverFailed', 'unexpected', 'conflict'] as const)(
    'REL-16 is done after %s when just this waits at the server',
    async (reason) => {
      expect(await asking(refused(reason), done([waiting])).ask(draft)).toEqual(done(null));
    },
  );

  it.each<readonly [string, Failure, Outcome<readonly OwnCorrection[]>]>([
    ['something else waits', 'conflict', done([{ ...waiting, wanted: '다른 번호' }])],
    ['the same was declined', 'networkError', done([{ ...waiting, state: 'declined' }])],
    ['the server cannot be asked', 'networkError', refused('networkError')],
    ['it was refused for another reason', 'forbidden', done([waiting])],
  ])('is refused when %s', async (_, reason, own) => {
    expect(await asking(refused(reason), own).ask(draft)).toEqual(refused(reason));
  });
});
