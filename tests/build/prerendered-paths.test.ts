import { describe, expect, it } from 'vitest';
import { prerenderedPaths, servedAs } from '../../src/build/prerender-entry.tsx';
import { sectionRoots } from '../../src/ui/app/routes/match.ts';
import { sectionLinks } from '../../src/ui/app/routes/menus.ts';

const served = [...prerenderedPaths, ...Object.keys(servedAs)];
const links = Object.values(sectionLinks).flatMap((section) => section.map(({ href }) => href));

describe('a host that distinguishes letter case (ROUTE-03, ROUTE-04)', () => {
  it.each(links)('has a file for the link %s', (href) => {
    expect(served).toContain(href);
  });

  it.each([
    '/people/ordaineddeacons',
    '/people/seniordeaconesses',
    '/people/deacontrainees',
    '/people/retiredElders',
    '/people/RetiredDeacons',
    '/people/RetiredDeaconesses',
    '/intro/coop-misionaries',
    ...Object.keys(sectionRoots),
  ])('has a file for the documented address %s', (path) => {
    expect(served).toContain(path);
  });

  it('has each address once, and none without a page', () => {
    expect(new Set(served).size).toBe(served.length);
    for (const path of Object.values(servedAs)) expect(prerenderedPaths).toContain(path);
  });

  it('serves another spelling the page of the same address', () => {
    expect(servedAs['/intro/coop-Misionaries']).toBe('/intro/coop-misionaries');
    expect(servedAs['/people/DeaconTrainees']).toBe('/people/deaconTrainees');
  });
});
