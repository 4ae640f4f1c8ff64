import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newAccepted, readAccepted, worseThan, writeAccepted } from './accepted.ts';
import type { Result, Unit } from './row.ts';

const result = (name: `${string}/${string}`, value: number | undefined, unit: Unit = '×'): Result => ({
  row: { name, label: name, unit, visits: [], value: () => 0 },
  value,
});

describe('a comparison with the figures that were accepted', () => {
  const accepted = { 'home/lcp': 1.2, 'bytes/core': 40, 'home/scripts': 0 };

  it('names what got worse by more than 5 %', () => {
    expect(worseThan(accepted, [result('home/lcp', 1.32), result('bytes/core', 41.9, 'kB')])).toEqual([
      'home/lcp went from 1.2 to 1.32 ×, by 10 %',
    ]);
    expect(worseThan(accepted, [result('home/scripts', 3)])).toEqual(['home/scripts went from 0 to 3.00 ×']);
  });

  it('says nothing of what is better, new, or was not measured', () => {
    expect(
      worseThan(accepted, [result('home/lcp', 1), result('text/lcp', 9), result('bytes/core', undefined)]),
    ).toEqual([]);
  });
});

describe('what is accepted', () => {
  it('is ratios and bytes alone, in the order of their names', () => {
    const results = [result('text/lcp', 1.23456), result('bytes/core', 39, 'kB'), result('home/blocked', 90, 'ms')];
    const names = ['bytes/core', 'home/blocked', 'text/lcp'];
    expect(JSON.stringify(newAccepted({}, results, names))).toBe('{"bytes/core":39,"text/lcp":1.235}');
  });

  it('stays for rows that were not measured this time, and goes with rows that are gone', () => {
    const before = { 'home/lcp': 1.2, 'old/row': 2, 'text/lcp': 1.1 };
    const results = [result('home/lcp', undefined), result('text/lcp', 1.3)];
    expect(newAccepted(before, results, ['home/lcp', 'text/lcp'])).toEqual({ 'home/lcp': 1.2, 'text/lcp': 1.3 });
  });

  it('is read as it was written, and is nothing before that', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'accepted-')), 'accepted.json');
    expect(await readAccepted(file)).toEqual({});
    await writeAccepted({ 'home/lcp': 1.2 }, file);
    expect(await readAccepted(file)).toEqual({ 'home/lcp': 1.2 });
  });
});
