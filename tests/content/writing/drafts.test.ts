import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyEventDraft } from '@/content/events/events.writing.ts';
import {
  type DraftRequest,
  draftIn,
  fieldsOfRequest,
  holdsTexts,
  missingInDraft,
  requestOfFields,
  textsIn,
} from '@/content/writing/drafts.ts';
import { anAnnouncement } from '../../builders/announcement.ts';
import { aSavedDraft } from '../../builders/saved-draft.ts';
import { aFile } from '../../builders/upload-file.ts';

const blankPost = { title: '', content: '', author: '' };

describe('EDIT-03 what a draft needs to be saved', () => {
  it.each([
    ['a post without a word', blankPost, ['title']],
    ['one of white space alone', { ...blankPost, title: ' ', content: '\n' }, ['title']],
    ['one with an author alone', { ...blankPost, author: '사무실' }, ['title']],
    ['one with a title', { ...blankPost, title: '김장' }, []],
    ['one with a content alone', { ...blankPost, content: '토요일' }, []],
    ['a sheet without a title', { title: '' }, ['title']],
    ['an event without a name', { ...emptyEventDraft, start: '2026-12-05' }, ['name']],
    ['an event with a name alone', { ...emptyEventDraft, name: '바자회' }, []],
    ['MINE-05 an event with room for a number', { ...emptyEventDraft, name: '바자회', limit: ' 40 ' }, []],
    ['MINE-05 one with room for what is no number', { ...emptyEventDraft, name: '바자회', limit: '많이' }, ['limit']],
    ['MINE-05 one with room for too many', { ...emptyEventDraft, name: '바자회', limit: '1000' }, ['limit']],
    ['MINE-05 one with that and no name', { ...emptyEventDraft, limit: '0' }, ['name', 'limit']],
  ])('%s', (_, texts, missing) => {
    expect(missingInDraft(texts)).toEqual(missing);
  });
});

describe('EDIT-03, REL-16 a saved draft holds what was to be saved', () => {
  const draft = aSavedDraft({ texts: { ...blankPost, title: '김장', content: '토요일\n아침' } });

  it.each([
    ['in the same words', { ...blankPost, title: '김장', content: '토요일\n아침' }, true],
    ['whatever stands around them', { title: ' 김장\n', content: '토요일\n아침 ' }, true],
    ['however a server spells and breaks them', { title: '김장'.normalize('NFD'), content: '토요일\r\n아침' }, true],
    ['where nothing was written in a field that it lacks', { title: '김장', start: ' ' }, true],
    ['but not where a word differs', { title: '김장', content: '일요일' }, false],
    ['nor where it lacks a field that was written', { title: '김장', start: '2026-12-05' }, false],
    ['nor where a field was emptied', { title: '김장', content: '' }, false],
  ])('%s', (_, wanted, holds) => {
    expect(holdsTexts(draft, wanted)).toBe(holds);
  });
});

describe('EDIT-03 a draft in its form', () => {
  it('has a text in each field', () => {
    expect(textsIn(['title', 'author'], { title: '김장', other: 'x' })).toEqual({ title: '김장', author: '' });
  });

  it('is known from what is published', () => {
    const draft = aSavedDraft();
    expect(draftIn({ draft })).toBe(draft);
    expect(draftIn({ post: anAnnouncement() })).toBeUndefined();
  });
});

describe('EDIT-03 what a queue sends with the new files of a draft', () => {
  const text = fc.string({ unit: 'grapheme' });
  const version = fc.option(text, { nil: undefined });
  const of = fc.option(fc.record({ id: fc.oneof(fc.nat(), fc.stringMatching(/^\w+$/)), version }), { nil: undefined });
  const texts = fc.dictionary(fc.constantFrom('title', 'content', 'author', 'name', 'limit'), text, {
    noNullPrototype: true,
  });
  const requests = fc.record({
    of,
    publishes: fc.boolean(),
    content: fc.record({ texts, kept: fc.array(fc.webUrl()) }),
  });

  it('is read as the same request, with its files', () => {
    const sent = { files: [aFile('새그림.png')], notifyProgress: () => undefined };
    fc.assert(
      fc.property(requests, (request) => {
        const read: DraftRequest = requestOfFields(fieldsOfRequest(request), sent);
        // A form knows numbers as texts.
        const asked = request.of && { ...request.of, id: String(request.of.id) };
        expect(read).toEqual({ ...request, of: asked, content: { ...request.content, ...sent } });
      }),
    );
  });

  it('leaves out what is no text', () => {
    const sent = { files: [], notifyProgress: () => undefined };
    const read = requestOfFields(
      [
        ...fieldsOfRequest({ of: undefined, publishes: false, content: { texts: { title: '김장' }, kept: [] } }),
        ['Images', aFile('a.png')],
      ],
      sent,
    );
    expect(read.content.texts).toEqual({ title: '김장' });
  });
});
