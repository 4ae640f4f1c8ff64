import { describe, expect, it } from 'vitest';
import { allPages } from '@/ui/app/routes/match.ts';
import { allViews } from './views.ts';

const pathsOf = (...names: readonly string[]): readonly (string | undefined)[] =>
  names.map((name) => allViews.find((view) => view.name === name)?.path);

describe('the views that npm run pixels looks at', () => {
  it('are every page of the site, as a visitor and as an admin sees it', () => {
    const names = allViews.map(({ name }) => name);
    for (const page of allPages) expect(names).toEqual(expect.arrayContaining([`visitor/${page}`, `admin/${page}`]));
    expect(new Set(names).size).toBe(names.length);
  });

  it('show a member what a visitor may not see', () => {
    const own = allViews.filter(({ viewer, opens }) => viewer === 'member' && opens === undefined);
    expect(own.map(({ path }) => path)).toEqual(expect.arrayContaining(['/account/profile', '/member/manageMembers']));
    expect(own.map(({ path }) => path)).not.toContain('/intro/vision');
  });

  it('have an address without parameters', () => {
    expect(pathsOf('visitor/home', 'visitor/home-2', 'admin/memberDetail', 'visitor/mission')).toEqual([
      '/',
      '/home',
      '/member/detail/1',
      '/organizations/missions/101',
    ]);
    expect(allViews.filter(({ path }) => path.includes(':'))).toEqual([]);
  });
});
