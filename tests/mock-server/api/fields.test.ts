import { describe, expect, it } from 'vitest';
import { longText, pageQuery, requiredText, writtenDate } from '../../../mock-server/api/fields.ts';

describe('the part of a list', () => {
  it.each([
    ['page=2&itemsPerPage=5', { page: 2, itemsPerPage: 5 }],
    ['', { page: 1, itemsPerPage: 10 }],
    ['page=0&itemsPerPage=-1', { page: 1, itemsPerPage: 10 }],
    ['page=x&itemsPerPage=2.5', { page: 1, itemsPerPage: 10 }],
    ['page=1&itemsPerPage=100000', { page: 1, itemsPerPage: 100 }],
  ])('is asked for by %j', (query, request) => {
    expect(pageQuery.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(request);
  });
});

describe('REL-14 a text', () => {
  it.each(['', ' ', '\u3164', '\u115F\u1160', '\uFFA0', '\u200B\u2060', '\u2800'])(
    'of which nothing is seen is missing: %j',
    (text) => {
      expect(requiredText.safeParse(text).success).toBe(false);
    },
  );

  it.each(['감사\0', '\uD83D', '가\uDE00나'])('with NUL or half of a character is refused: %j', (text) => {
    expect(requiredText.safeParse(text).success).toBe(false);
    expect(longText.safeParse(text).success).toBe(false);
  });

  it('is stored trimmed, and may be blank where it is not required', () => {
    expect(requiredText.parse(' 감사 👨‍👩‍👧 ')).toBe('감사 👨‍👩‍👧');
    expect(longText.parse('\u3164')).toBe('\u3164');
  });
});

describe('EVNT-05 a day that is written down', () => {
  it.each(['0202-11-25', '1899-12-31', '2101-01-01', '20261-11-25', '2026-02-30'])('is not %s', (day) => {
    expect(writtenDate.safeParse(day).success).toBe(false);
  });

  it.each(['1900-01-01', '2100-12-31'])('may be %s', (day) => {
    expect(writtenDate.safeParse(day).success).toBe(true);
  });
});
