import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { vocabulary } from '../../features/pages/vocabulary.ts';
import { faultNames } from '../../features/support/faults.ts';
import { featuresOf } from '../architecture/support/gherkin.ts';

const FEATURES = fileURLToPath(new URL('../../features/', import.meta.url));
const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.feature'));
const sentences = featuresOf(new Map(files.map((file) => [file, readFileSync(`${FEATURES}${file}`, 'utf8')]))).flatMap(
  (feature) => feature.sentences,
);

it('every noun for scenarios is used by one', () => {
  const used = new Set(sentences.flatMap(vocabulary.phrasesIn));
  expect(vocabulary.phrases.filter((phrase) => !used.has(phrase))).toEqual([]);
});

it('every fault for scenarios is used by one', () => {
  expect(faultNames.filter((name) => !sentences.some((sentence) => sentence.includes(` ${name}`)))).toEqual([]);
});
