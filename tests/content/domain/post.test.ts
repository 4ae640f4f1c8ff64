import { describe, expect, it } from 'vitest';
import { draftErrors, type PostFailure, plainFailure, refusedField, trimmedDraft } from '@/content/domain/post.ts';
import { aDraft } from '../../builders/announcement.ts';

describe('ANNO-02, ADVT-02 title, content and author are required', () => {
  it('a full draft has no error', () => {
    expect(draftErrors(aDraft())).toEqual({});
  });

  it.each(['title', 'content', 'author'] as const)('%s may not be missing, nor be blank', (field) => {
    expect(draftErrors(aDraft({ [field]: '' }))).toEqual({ [field]: 'missing' });
    expect(draftErrors(aDraft({ [field]: ' \n' }))).toEqual({ [field]: 'missing' });
  });

  it('names all that is missing', () => {
    expect(draftErrors(aDraft({ title: '', content: '', author: '' }))).toEqual({
      title: 'missing',
      content: 'missing',
      author: 'missing',
    });
  });

  it('BIBL-02 asks for no more than a draft has', () => {
    expect(draftErrors({ title: '' })).toEqual({ title: 'missing' });
  });
});

describe('a draft on its way', () => {
  it('has no blanks around its words, and keeps those between them', () => {
    expect(trimmedDraft({ title: ' 성가대  연습 \n', author: '' })).toEqual({ title: '성가대  연습', author: '' });
  });
});

describe('why a post was not taken', () => {
  it.each<[PostFailure, string | undefined, string]>([
    ['titleRefused', 'title', 'invalid'],
    ['contentRefused', 'content', 'invalid'],
    ['authorRefused', 'author', 'invalid'],
    ['forbidden', undefined, 'forbidden'],
    ['tooLarge', undefined, 'tooLarge'],
  ])('%s is about the field %s, and %s without it', (failure, field, fault) => {
    expect(refusedField(failure)).toBe(field);
    expect(plainFailure(failure)).toBe(fault);
  });

  it('is about no field where nothing was refused', () => {
    expect(refusedField(undefined)).toBeUndefined();
  });
});
