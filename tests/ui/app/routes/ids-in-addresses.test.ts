import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { href } from '@/ui/app/routes/href.ts';
import { matchPath } from '@/ui/app/routes/match.ts';
import { partHref, partIn } from '@/ui/pages/management/organisation/part-links.tsx';

/** The parameters that a page gets from an address: parsed by the browser and decoded once by the router. */
function paramsOf(address: string) {
  return matchPath(decodeURI(new URL(address, 'https://church.test').pathname)).params;
}

const ids = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.constantFrom('a/b?c#d%20', '가 나', '%EA', '.', '..'),
);

describe('ROLE-02, MEMB-05, ORGN-03, ORGN-10, PAGE-01 an id in an address', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(ids, (id) => {
        fc.pre(id !== '');
        expect(paramsOf(href('roleDetail', { roleId: id })).roleId).toBe(id);
        expect(paramsOf(href('memberDetail', { id })).id).toBe(id);
        expect(paramsOf(href('mission', { missionId: id })).missionId).toBe(id);
        expect(paramsOf(href('event', { when: '2026-11-19', id })).id).toBe(id);
        expect(partIn(paramsOf(partHref({ kind: 'mission', id })).part ?? '')).toEqual({ kind: 'mission', id });
      }),
    );
  });

  it.each(['.', '..', '...'])('that is %s does not change the path', (id) => {
    const { pathname } = new URL(href('roleDetail', { roleId: id }), 'https://church.test');
    expect(pathname.split('/')).toHaveLength(4);
    expect(paramsOf(pathname).roleId).toBe(id);
  });

  it('is not encoded where that is not needed', () => {
    expect(href('roleDetail', { roleId: 'role-admin' })).toBe('/role/detail/role-admin');
    expect(partHref({ kind: 'committee', id: 2 })).toBe('/job/manage/committee-2');
    expect(partHref({ kind: 'governingSession', id: '' })).toBe('/job/manage/session');
    expect(partHref({ kind: 'department', id: 9 }, 'a&b')).toBe('/job/manage/department-9?of=a%26b');
  });

  it.each([
    ['session', { kind: 'governingSession', id: '' }],
    ['committee-2', { kind: 'committee', id: '2' }],
    ['mission-a-b', { kind: 'mission', id: 'a-b' }],
    ['department-%', { kind: 'department', id: '%' }],
    ['zone-1', undefined],
    ['mission', undefined],
  ])('%s contains %j', (segment, part) => {
    expect(partIn(segment)).toEqual(part);
  });

  it('that was typed by hand is taken literally', () => {
    expect(matchPath('/role/detail/100%').params.roleId).toBe('100%');
  });
});
