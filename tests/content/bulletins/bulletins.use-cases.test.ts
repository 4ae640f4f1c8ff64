import { describe, expect, it } from 'vitest';
import type { BulletinRepository } from '@/content/bulletins/bulletins.ports.ts';
import { makeFindNewestBulletin } from '@/content/bulletins/bulletins.use-cases.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { stillClock } from '../../fakes/still-clock.ts';

/** A search on 20 November 2026 on a server with these bulletins. */
function search(kept: readonly string[], fault?: readonly [label: string, reason: Failure]) {
  const asked: string[] = [];
  const repository: Pick<BulletinRepository, 'pages'> = {
    pages: (label) => {
      asked.push(label);
      if (fault?.[0] === label) return Promise.resolve(refused(fault[1]));
      return Promise.resolve(done(kept.includes(label) ? [`/${label}.png`] : []));
    },
  };
  return { asked, find: makeFindNewestBulletin(repository, stillClock()) };
}

describe('BULL-08 the newest bulletin', () => {
  it("is this week's", async () => {
    const { asked, find } = search(['Sun2026Nov22', 'Sun2026Nov15']);
    expect(await find()).toEqual(done({ sunday: '2026-11-22', pages: ['/Sun2026Nov22.png'] }));
    expect(asked).toEqual(['Sun2026Nov22']);
  });

  it('is the latest one, up to eight weeks back', async () => {
    const { asked, find } = search(['Sun2026Sep27', 'Sun2026Sep20']);
    expect(await find()).toEqual(done({ sunday: '2026-09-27', pages: ['/Sun2026Sep27.png'] }));
    expect(asked).toHaveLength(9);
  });

  it('is none when the last nine weeks had none', async () => {
    const { asked, find } = search(['Sun2026Sep20']);
    expect(await find()).toEqual(done({ sunday: '2026-11-22', pages: [] }));
    expect(asked).toHaveLength(9);
  });

  it('is not searched before a week that cannot be read', async () => {
    const { asked, find } = search(['Sun2026Nov08'], ['Sun2026Nov15', 'networkError']);
    expect(await find()).toEqual(refused('networkError'));
    expect(asked).toHaveLength(2);
  });
});
