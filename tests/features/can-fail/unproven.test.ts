import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGherkin } from '../../tools/scenarios/gherkin.ts';
import { looksOfSteps } from './looks.ts';
import { DENIAL, type Run, unprovenLooks } from './unproven.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

function runsOf(file: string): readonly Run[] {
  const { pickles } = readGherkin(file, readFileSync(`${TOP}features/${file}`, 'utf8'));
  return pickles.map(({ tags, steps }) => ({
    needsBrowser: tags.some(({ name }) => name === '@browser'),
    sentences: steps.map(({ text }) => text),
  }));
}

const runs = readdirSync(`${TOP}features`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.feature'))
  .flatMap(runsOf);

describe('every step that looks', () => {
  it('is seen to fail on each driver on which it looks', async () => {
    const looks = await looksOfSteps(TOP);
    expect(looks.length).toBeGreaterThan(80);
    expect(unprovenLooks(looks, runs)).toEqual([]);
  });
});

describe('a look', () => {
  const look = { words: 'it rains', isIn: (sentence: string) => sentence === 'it rains' };
  const run = (needsBrowser: boolean, ...sentences: readonly string[]): Run => ({ needsBrowser, sentences });

  it.each([
    [
      'is nowhere denied',
      [],
      '"it rains" is not seen to fail: add a line to features/drivers/can-fail-in-a-browser.feature',
    ],
    [
      'is denied in a browser alone, and looks without one',
      [run(false, 'it rains'), run(true, DENIAL, 'it rains')],
      '"it rains" looks without a browser, and is not seen to fail there: add a line to features/drivers/can-fail.feature',
    ],
    [
      'stands before the denial alone',
      [run(false, 'it rains', DENIAL)],
      '"it rains" looks without a browser, and is not seen to fail there: add a line to features/drivers/can-fail.feature',
    ],
  ])('is unproven that %s', (_, given, message) => {
    expect(unprovenLooks([look], given)).toEqual([message]);
  });

  it.each([
    ['is denied on both drivers', [run(false, DENIAL, 'it rains'), run(false, 'it rains')]],
    ['is denied in a browser, where alone it looks', [run(true, DENIAL, 'it rains'), run(true, 'it rains')]],
  ])('is proven that %s', (_, given) => {
    expect(unprovenLooks([look], given)).toEqual([]);
  });
});
