import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partHref, partIn } from '@/ui/pages/management/organisation/part-address.ts';
import { roleHref, roleIdIn } from '@/ui/pages/role/role-address.ts';

/** What a page is given of an address: the browser has parsed it, and the router has read it once. */
function segmentOf(href: string): string {
  const { pathname } = new URL(href, 'https://church.test');
  return decodeURI(pathname).split('/').at(-1) ?? '';
}

const ids = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.constantFrom('a/b?c#d%20', '가 나', '%EA'));

describe('ROLE-02, ORGN-10 an id that stands in an address', () => {
  it('is the same at the other end', () => {
    fc.assert(
      fc.property(ids, (id) => {
        fc.pre(!['', '.', '..'].includes(id));
        expect(roleIdIn(segmentOf(roleHref(id)))).toBe(id);
        expect(partIn(segmentOf(partHref({ kind: 'mission', id })))).toEqual({ kind: 'mission', id });
      }),
    );
  });

  it('is plain where it can be', () => {
    expect(roleHref('role-admin')).toBe('/role/detail/role-admin');
    expect(partHref({ kind: 'committee', id: 2 })).toBe('/job/manage/committee-2');
    expect(partHref({ kind: 'session', id: '' })).toBe('/job/manage/session');
    expect(partHref({ kind: 'department', id: 9 }, 'a&b')).toBe('/job/manage/department-9?of=a%26b');
  });

  it.each([
    ['session', { kind: 'session', id: '' }],
    ['committee-2', { kind: 'committee', id: '2' }],
    ['mission-a-b', { kind: 'mission', id: 'a-b' }],
    ['department-%', { kind: 'department', id: '%' }],
    ['zone-1', undefined],
    ['mission', undefined],
  ])('%s names %j', (segment, part) => {
    expect(partIn(segment)).toEqual(part);
  });

  it('that is no address is taken as it stands', () => {
    expect(roleIdIn('100%')).toBe('100%');
  });
});
