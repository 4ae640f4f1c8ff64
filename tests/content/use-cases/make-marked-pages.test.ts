import { describe, expect, it } from 'vitest';
import type { Announcement } from '@/content/domain/announcement.ts';
import { makeMarkedPages } from '@/content/use-cases/make-marked-pages.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { anAnnouncement } from '../../builders/announcement.ts';
import { aSeenList } from '../../fakes/seen-list.ts';

const OLD = anAnnouncement({ id: 1, created: '2026-11-15' });
const FRESH = anAnnouncement({ id: 2, created: '2026-11-18' });

const listOf = (...posts: readonly Announcement[]) => ({ page: () => Promise.resolve(done(posts)) });
const marked = (page: Outcome<readonly Announcement[]>) =>
  page.kind === 'done' ? page.value.filter(({ isNew }) => isNew === true).map(({ id }) => id) : page.reason;

describe('MINE-07 the marks in a list', () => {
  it('stand at what has come since its last visit, and stay until it is left', async () => {
    const seen = aSeenList();
    expect(marked(await makeMarkedPages(listOf(OLD), seen, true).page(1))).toEqual([]);
    const visit = makeMarkedPages(listOf(FRESH, OLD), seen, true);
    expect(marked(await visit.page(1))).toEqual([2]);
    expect(marked(await visit.page(2))).toEqual([2]);
    expect(marked(await makeMarkedPages(listOf(FRESH, OLD), seen, true).page(1))).toEqual([]);
  });

  it('stand in a list from a month on too, which counts nothing as read', async () => {
    const seen = aSeenList();
    seen.notePage([OLD]);
    expect(marked(await makeMarkedPages(listOf(FRESH, OLD), seen, false).page(1))).toEqual([2]);
    expect(seen.read()?.through).toBe('2026-11-15');
  });

  it('wait for a page that can be read', async () => {
    const seen = aSeenList();
    const failing = { page: () => Promise.resolve(refused('networkError')) };
    expect(marked(await makeMarkedPages<Announcement>(failing, seen, true).page(1))).toBe('networkError');
    expect(seen.read()).toBeUndefined();
  });
});
