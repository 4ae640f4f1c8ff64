import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Proof, readRequirements } from '../report/requirements.ts';
import { scenariosUnder } from '../report/scenarios.ts';
import { findGaps } from './proofs.ts';
import { readTitles, titlesUnder } from './test-titles.ts';

const TOP = fileURLToPath(new URL('../../../../', import.meta.url));

const requirement = (proof: Proof) => ({ id: 'ZZZZ-01', group: 'ZZZZ: sleep', sentence: 'All sleep.', proof });
const scenario = (...tags: readonly string[]) => ({ file: 'features/a.feature', line: 3, name: 'a', tags });
const title = (text: string) => ({ file: 'tests/a.test.ts', title: text });

const gaps = (proof: Proof, tags: readonly string[], ...titles: readonly string[]): readonly string[] =>
  findGaps({
    requirements: [requirement(proof)],
    scenarios: tags.length === 0 ? [] : [scenario(...tags)],
    titles: titles.map(title),
  });

describe('every requirement', () => {
  it('has its proof, and every tag is known', () => {
    const requirements = readRequirements(readFileSync(`${TOP}features/requirements.md`, 'utf8'));
    const scenarios = scenariosUnder(TOP, 'features');
    expect(findGaps({ requirements, scenarios, titles: titlesUnder(TOP, 'tests') })).toEqual([]);
  });
});

describe('a requirement', () => {
  it('is proven by a scenario with its tag', () => {
    expect(gaps('scenario', ['@ZZZZ-01', '@phone'])).toEqual([]);
    expect(gaps('scenario', [], 'ZZZZ-01 sleeps')).toEqual(['ZZZZ-01 has no scenario']);
  });

  it('is proven by a test that names it, when no screen shows it', () => {
    expect(gaps('test', [], 'sleeps (ZZZZ-01)')).toEqual([]);
    expect(gaps('test', ['@ZZZZ-01'])).toEqual(['ZZZZ-01 has no test whose title names it']);
  });

  it('that is not built yet has no proof', () => {
    const message = 'ZZZZ-01 is listed as not built yet, but';
    expect(gaps('later', [])).toEqual([]);
    expect(gaps('later', ['@ZZZZ-01'])).toEqual([`${message} features/a.feature:3 proves it`]);
    expect(gaps('later', [], 'ZZZZ-01 sleeps')).toEqual([`${message} tests/a.test.ts proves it`]);
  });
});

describe('a scenario', () => {
  it.each(['@ZZZZ-02', '@ZZZZ-1', '@wip'])('does not carry %s', (tag) => {
    const message = `features/a.feature:3 carries ${tag}, which is no requirement, topic or switch`;
    expect(gaps('scenario', ['@ZZZZ-01', tag])).toEqual([message]);
  });

  it('names a requirement or a topic', () => {
    expect(findGaps({ requirements: [], scenarios: [scenario('@accessibility', '@phone')], titles: [] })).toEqual([]);
    expect(findGaps({ requirements: [], scenarios: [scenario('@phone')], titles: [] })).toEqual([
      'features/a.feature:3 names no requirement and no topic',
    ]);
  });
});

describe('titles of tests', () => {
  const titles = (text: string): readonly string[] => readTitles('a.test.ts', text).map((found) => found.title);

  it('are those of groups, tests and tables of tests', () => {
    expect(titles("describe('a', () => { it(`b ${c}`, d); test.each([1])('e %i', f); });")).toEqual([
      'a',
      'b …',
      'e %i',
    ]);
  });

  it('are not those of skipped tests, nor other texts', () => {
    expect(titles("it.skip('a', b); describe.todo('c'); expect('d'); it.skip.each([1])('e', f);")).toEqual([]);
  });
});
