import { describe, expect, it } from 'vitest';
import {
  missingIn,
  POST_FIELDS,
  type PostFailure,
  plainFailure,
  refusedField,
  trimmedDraft,
} from '@/content/posts/posts.writing.ts';
import { aDraft } from '../../builders/announcement.ts';

describe('ANNO-02, ADVT-02 title, content and author are required', () => {
  it('a full draft has no error', () => {
    expect(missingIn(POST_FIELDS, aDraft())).toEqual({});
  });

  it.each(['title', 'content', 'author'] as const)('%s may be neither missing nor blank', (field) => {
    expect(missingIn(POST_FIELDS, aDraft({ [field]: '' }))).toEqual({ [field]: 'missing' });
    expect(missingIn(POST_FIELDS, aDraft({ [field]: ' \n' }))).toEqual({ [field]: 'missing' });
  });

  it('reports every missing field', () => {
    expect(missingIn(POST_FIELDS, aDraft({ title: '', content: '', author: '' }))).toEqual({
      title: 'missing',
      content: 'missing',
      author: 'missing',
    });
  });

  it('BIBL-02 only the fields of the draft are required', () => {
    expect(missingIn(['title'], { title: '' })).toEqual({ title: 'missing' });
  });
});

describe('a draft that is sent', () => {
  it('has trimmed texts, with their inner spaces', () => {
    expect(trimmedDraft({ title: ' 성가대  연습 \n', author: '' })).toEqual({ title: '성가대  연습', author: '' });
  });
});

describe('why a post was refused', () => {
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

  it('names no field when there was no failure', () => {
    expect(refusedField(undefined)).toBeUndefined();
  });
});
