import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { href } from '@/ui/app/routes/href.ts';
import { matchPath } from '@/ui/app/routes/match-route.ts';
import { partHref, partIn } from '@/ui/pages/management/organisation/part-address.ts';

/** What a page is given of an address: the browser has parsed it, and the router has read it once. */
function paramsOf(address: string) {
  return matchPath(decodeURI(new URL(address, 'https://church.test').pathname)).params;
}

const ids = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.constantFrom('a/b?c#d%20', '가 나', '%EA', '.', '..'),
);

describe('ROLE-02, MEMB-05, ORGN-03, ORGN-10 an id that stands in an address', () => {
  it('is the same at the other end', () => {
    fc.assert(
      fc.property(ids, (id) => {
        fc.pre(id !== '');
        expect(paramsOf(href('roleDetail', { roleId: id }))['roleId']).toBe(id);
        expect(paramsOf(href('memberDetail', { id }))['id']).toBe(id);
        expect(paramsOf(href('mission', { missionId: id }))['missionId']).toBe(id);
        expect(partIn(paramsOf(partHref({ kind: 'mission', id }))['part'] ?? '')).toEqual({ kind: 'mission', id });
      }),
    );
  });

  it.each(['.', '..', '...'])('that is %s leads into no other folder', (id) => {
    const { pathname } = new URL(href('roleDetail', { roleId: id }), 'https://church.test');
    expect(pathname.split('/')).toHaveLength(4);
    expect(paramsOf(pathname)['roleId']).toBe(id);
  });

  it('is plain where it can be', () => {
    expect(href('roleDetail', { roleId: 'role-admin' })).toBe('/role/detail/role-admin');
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

  it('that no view has written is taken as it stands', () => {
    expect(matchPath('/role/detail/100%').params['roleId']).toBe('100%');
  });
});
