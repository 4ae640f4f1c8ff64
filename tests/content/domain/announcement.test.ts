import { describe, expect, it } from 'vitest';
import { announcementDraftProblems } from '@/content/domain/announcement.ts';
import { aDraft } from '../../builders/announcement.ts';

describe('ANNO-02 title, content and author are required', () => {
  it('a full draft has no problem', () => {
    expect(announcementDraftProblems(aDraft())).toEqual({});
  });

  it.each(['title', 'content', 'author'] as const)('%s may not be missing, nor be blank', (field) => {
    expect(announcementDraftProblems(aDraft({ [field]: '' }))).toEqual({ [field]: 'missing' });
    expect(announcementDraftProblems(aDraft({ [field]: ' \n' }))).toEqual({ [field]: 'missing' });
  });

  it('names all that is missing', () => {
    expect(announcementDraftProblems(aDraft({ title: '', content: '', author: '' }))).toEqual({
      title: 'missing',
      content: 'missing',
      author: 'missing',
    });
  });
});
