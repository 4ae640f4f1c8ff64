import { describe, expect, it } from 'vitest';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';
import { makeWrittenDrafts } from '@/content/writing/publishing.use-cases.ts';
import type { AuthorMemory } from '@/content/writing/writing.ports.ts';
import { aDraft } from '../../../builders/announcement.ts';
import { fakeUser } from '../../../fakes/current-user.ts';

function memory(): AuthorMemory {
  const names = new Map<string, string>();
  return { read: (userId) => names.get(userId) ?? '', write: (userId, author) => void names.set(userId, author) };
}

describe('ANNO-02, ADVT-02 the author in a new post', () => {
  it('is empty at first, and then the trimmed name of the user’s last post', () => {
    const { blank, remember } = makeWrittenDrafts(POST_FIELDS, fakeUser(), memory());
    expect(blank()).toEqual({ title: '', content: '', author: '' });
    remember(aDraft({ author: ' 김민수 ' }));
    expect(blank()).toEqual({ title: '', content: '', author: '김민수' });
  });

  it('is never another user’s', () => {
    const user = fakeUser();
    const { blank, remember } = makeWrittenDrafts(POST_FIELDS, user, memory());
    remember(aDraft());
    user.become({ userId: 'somebody-else', roles: [] });
    expect(blank().author).toBe('');
  });

  it('is empty for a visitor, whose name is not stored either', () => {
    const authors = memory();
    const visitor = fakeUser();
    visitor.become(undefined);
    const { blank, remember } = makeWrittenDrafts(POST_FIELDS, visitor, authors);
    remember(aDraft());
    expect(blank().author).toBe('');
    expect(authors.read('')).toBe('');
  });

  it('BIBL-02 is neither in a post without one, nor forgotten when that is published', () => {
    const authors = memory();
    const user = fakeUser();
    makeWrittenDrafts(POST_FIELDS, user, authors).remember(aDraft({ author: '김민수' }));
    const { blank, remember } = makeWrittenDrafts(['title'], user, authors);
    remember({ title: '요한복음 3장' });
    expect(blank()).toEqual({ title: '' });
    expect(makeWrittenDrafts(POST_FIELDS, user, authors).blank().author).toBe('김민수');
  });
});
