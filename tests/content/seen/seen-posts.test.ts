import { describe, expect, it } from 'vitest';
import { isNewSince, type ListedPost, newIn, withPageSeen, withPostSeen } from '@/content/seen/seen-posts.ts';
import { PAGE_SIZE } from '../../support/limits.ts';

const aPost = (post: Partial<ListedPost> = {}): ListedPost => ({
  id: 1,
  title: '김장',
  created: '2026-11-18',
  ...post,
});

const seen = withPageSeen(undefined, [aPost({ id: 1 }), aPost({ id: 2, created: '2026-11-15' })]);

describe('MINE-07 a post is new', () => {
  it('when it was written after its list was read, also on the same day', () => {
    expect(isNewSince(aPost({ id: 3, created: '2026-11-19' }), seen)).toBe(true);
    expect(isNewSince(aPost({ id: 3, created: '2026-11-18' }), seen)).toBe(true);
  });

  it('never when it was there, even if the reader is in another time zone now', () => {
    expect(isNewSince(aPost({ id: 1 }), seen)).toBe(false);
    expect(isNewSince(aPost({ id: '1', created: '2026-11-19' }), seen)).toBe(false);
  });

  it('never because it was pinned, or moved up after others were deleted: it is older than what was read', () => {
    expect(isNewSince(aPost({ id: 3, created: '2026-11-10', pinnedUntil: '2026-11-30' }), seen)).toBe(false);
  });

  it('never without a date, nor before the first reading', () => {
    expect(isNewSince(aPost({ id: 3, created: undefined }), seen)).toBe(false);
    expect(isNewSince(aPost({ id: 3, created: '2026-11-19' }), undefined)).toBe(false);
  });

  it('when it is the first of a list that was empty', () => {
    expect(isNewSince(aPost({ created: '2020-01-01' }), withPageSeen(undefined, []))).toBe(true);
  });
});

describe('MINE-07 what is seen', () => {
  it('is all that came before the newest post of a page, and never less than before', () => {
    const later = withPageSeen(seen, [aPost({ id: 4, created: '2026-11-10' })]);
    expect(later.through).toBe('2026-11-18');
    expect(later.ids).toEqual(['4', '1', '2']);
  });

  it('is one post alone, and not those beside it', () => {
    const one = withPostSeen(seen, { id: 4 });
    expect(isNewSince(aPost({ id: 4, created: '2026-11-20' }), one)).toBe(false);
    expect(isNewSince(aPost({ id: 3, created: '2026-11-19' }), one)).toBe(true);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 100 }, (_, id) => aPost({ id }));
    expect(withPageSeen(seen, many).ids).toHaveLength(40);
  });
});

describe('MINE-07 what is new in a list', () => {
  const page = Array.from({ length: PAGE_SIZE }, (_, at) => aPost({ id: 10 + at, created: '2026-11-20' }));

  it('is counted on its first page', () => {
    expect(newIn([...page.slice(0, 3), aPost()], seen)).toEqual({ posts: page.slice(0, 3), isMore: false });
  });

  it('may be more where all of a full page is new, but for what is pinned', () => {
    const pinned = aPost({ pinnedUntil: '2026-11-30' });
    expect(newIn(page, seen).isMore).toBe(true);
    expect(newIn([pinned, ...page.slice(1)], seen)).toEqual({ posts: page.slice(1), isMore: true });
    expect(newIn([...page.slice(1), aPost()], seen).isMore).toBe(false);
  });
});
