import { describe, expect, it } from 'vitest';
import type { BibleStudy, BibleStudyDraft } from '@/content/domain/bible-study.ts';
import { makePublishPost, type Publishing } from '@/content/use-cases/make-publish-post.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { aBibleStudy } from '../../builders/bible-study.ts';
import { stillClock } from '../../fakes/still-clock.ts';

function publisher(answers: Partial<Publishing<BibleStudyDraft, BibleStudy>> = {}) {
  const sent: BibleStudyDraft[] = [];
  let askedForNewest = 0;
  const { send = () => Promise.resolve(done(undefined)), newest = () => Promise.resolve(done([])) } = answers;
  const publish = makePublishPost<BibleStudyDraft, BibleStudy>(
    {
      send: (draft) => {
        sent.push(draft);
        return send(draft);
      },
      newest: () => {
        askedForNewest += 1;
        return newest();
      },
      asWritten: (draft, place) => ({ ...place, ...draft, sheet: undefined }),
    },
    stillClock(),
  );
  return { publish, sent, askedForNewest: () => askedForNewest };
}

const study = aBibleStudy({ id: 7, title: '요한복음 3장' });
const asWritten = { id: '2026-11-20T12:00:00.000Z', title: '요한복음 3장', created: '2026-11-20', sheet: undefined };

describe('BIBL-02, ADVT-02 publishing a post with its files', () => {
  it('sends it without blanks around it, and gives what the church made of it, without a list call', async () => {
    const { publish, sent, askedForNewest } = publisher({ send: () => Promise.resolve(done(study)) });
    expect(await publish({ title: ' 요한복음 3장\n' })).toEqual(done(study));
    expect(sent).toEqual([{ title: '요한복음 3장' }]);
    expect(askedForNewest()).toBe(0);
  });

  it.each(['forbidden', 'titleRefused', 'aborted'] as const)('that is refused as %s is refused', async (reason) => {
    const { publish, askedForNewest } = publisher({ send: () => Promise.resolve(refused(reason)) });
    expect(await publish({ title: '요한복음 3장' })).toEqual(refused(reason));
    expect(askedForNewest()).toBe(0);
  });
});

describe('REL-20 a post that the church took without saying as what', () => {
  it('is looked for among the newest', async () => {
    const other = aBibleStudy({ id: 8, title: '다른 과' });
    const { publish, sent } = publisher({ newest: () => Promise.resolve(done([other, study])) });
    expect(await publish({ title: '요한복음 3장' })).toEqual(done(study));
    expect(sent).toHaveLength(1);
  });

  it('is shown as it was written where it is not among them', async () => {
    const { publish, sent } = publisher({ newest: () => Promise.resolve(done([])) });
    expect(await publish({ title: ' 요한복음 3장' })).toEqual(done(asWritten));
    expect(sent).toHaveLength(1);
  });

  it.each(['networkError', 'timedOut', 'malformed', 'serverFailed'] as const)(
    'is shown as it was written, and sent once, when they cannot be read: %s',
    async (reason) => {
      const { publish, sent } = publisher({ newest: () => Promise.resolve(refused(reason)) });
      expect(await publish({ title: '요한복음 3장' })).toEqual(done(asWritten));
      expect(sent).toHaveLength(1);
    },
  );
});
