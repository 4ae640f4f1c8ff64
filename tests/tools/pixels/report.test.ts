import { expect, it } from 'vitest';
import { renderReport } from './report.ts';

const DIFFERING = { name: 'visitor/home 360 dark', pixels: 7, x: 12, y: 900 };
const PICTURES = { before: 'before/a.png', after: 'after/a.png', difference: 'difference/a.png' };

it('the report of a comparison shows each picture that differs beside what it was, and what gave no picture', () => {
  const page = renderReport({
    circumstances: 'The working tree against <main>.',
    looked: 42,
    differing: [{ ...DIFFERING, ...PICTURES }],
    troubles: ['admin/manageZones 768: it does not rest'],
  });
  expect(page).toContain('<h1>1 of 42 pictures differ</h1>');
  expect(page).toContain('against &#60;main&#62;');
  expect(page).toContain('visitor/home 360 dark</a>: 7 pixels from 12, 900');
  expect(page).toContain('admin/manageZones 768: it does not rest');
  for (const picture of Object.values(PICTURES)) expect(page).toContain(`src="${picture}"`);
});
