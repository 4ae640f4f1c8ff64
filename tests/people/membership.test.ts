import { describe, expect, it } from 'vitest';
import { emptyLinkDraft, linkDraftErrors } from '@/people/membership.ts';

const today = '2026-11-18';
const asked = { name: '정하나', birthDate: '1993-03-26', note: '' };

describe('MINE-02 asking to be linked', () => {
  it('needs a name and a date of birth, and no word to the office', () => {
    expect(linkDraftErrors(emptyLinkDraft, today)).toEqual({ name: 'missing', birthDate: 'missing' });
    expect(linkDraftErrors(asked, today)).toEqual({});
  });

  it.each([
    ['a name of spaces', { name: '  ' }, { name: 'missing' }],
    ['half a date', { birthDate: '1993-03' }, { birthDate: 'missing' }],
    ['a day that is still to come', { birthDate: '2026-11-19' }, { birthDate: 'inFuture' }],
    ['a day before the earliest birth', { birthDate: '1899-12-31' }, { birthDate: 'tooEarly' }],
  ])('is not sent with %s', (_, change, errors) => {
    expect(linkDraftErrors({ ...asked, ...change }, today)).toEqual(errors);
  });
});
