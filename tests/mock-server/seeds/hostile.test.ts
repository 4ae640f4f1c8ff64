import { beforeAll, describe, expect, it } from 'vitest';
import type { Church } from '../../../mock-server/church/church.ts';
import { churchAt } from './church-at.ts';

const threats: readonly (readonly [string, RegExp])[] = [
  ['a script tag', /<script>/],
  ['an event handler in markup', /onerror=/],
  ['a direction override', /\u202E/],
  ['a zero-width sign', /\u200B/],
  ['a word of 5 000 signs', /^(.)\1{4999}$/su],
  ['a family emoji', /👨‍👩‍👧‍👦/],
  ['nothing at all', /^$/],
  ['the word null', /^null$/],
];

describe('the hostile world', () => {
  let church: Church;

  beforeAll(async () => {
    church = await churchAt('2026-11-18', 'hostile');
  });

  describe.each(threats)('has %s', (_, threat) => {
    it.each([
      ['titles', () => church.announcements.all().map(({ title }) => title)],
      ['contents', () => church.announcements.all().map(({ content }) => content)],
      ['authors', () => church.announcements.all().map(({ author }) => author)],
      ['names of members', () => church.members.all().map(({ name }) => name)],
      ['names of events', () => church.events.all().map(({ name }) => name)],
      ['names of departments', () => church.departments.all().map(({ name }) => name)],
    ])('in the %s', (_where, words) => {
      expect(words().some((word) => threat.test(word))).toBe(true);
    });
  });

  it.each(['javascript:', 'data:text/html', 'data:image/svg+xml', '//evil.example', 'https://evil.example'])(
    'has picture addresses that begin with %s, in advertisements and bulletins',
    (start) => {
      const begins = ({ imageUrls }: { imageUrls: string[] }) => imageUrls.some((url) => url.startsWith(start));
      expect([church.advertisements.all().some(begins), church.bulletins.all().some(begins)]).toEqual([true, true]);
    },
  );

  it('has a picture with a program in it, and names that would break a header', () => {
    const files = church.storedFiles.all();
    expect(files.some(({ content }) => typeof content === 'string' && content.includes('<script>'))).toBe(true);
    expect(files.some(({ fileName }) => fileName.includes('\r\n'))).toBe(true);
  });

  it('has gaps where a record may have them', () => {
    const members = church.members.all();
    expect(members.some(({ birthDate }) => birthDate === null)).toBe(true);
    expect(members.some(({ gender }) => gender === 'none')).toBe(true);
    expect(church.committees.all().some(({ chairmanId, jobs }) => chairmanId === null && jobs.length === 0)).toBe(true);
  });

  it('keeps the shape of the everyday church', async () => {
    const everyday = await churchAt('2026-11-18');
    const sizes = ({ members, families, announcements, events, departments }: Church) =>
      [members, families, announcements, events, departments].map((collection) => collection.count());
    expect(sizes(church)).toEqual(sizes(everyday));
  });
});
