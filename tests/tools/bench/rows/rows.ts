import type { Row } from '../row.ts';
import { kilobytes } from './kinds.ts';
import { loadingRows } from './loading-rows.ts';
import { signedInRows } from './signed-in-rows.ts';
import { useRows } from './use-rows.ts';

const byteRows: readonly Row[] = [
  kilobytes('bytes/first-scripts', 'first JS of every page', 'first', [82, 86]),
  kilobytes('bytes/first-scripts-heaviest', 'the same with the own JS of the page with the most', 'heaviest', [90, 95]),
  kilobytes('bytes/core', 'the app core', 'core', [38.6, 41]),
  kilobytes('bytes/rules', 'CSS inlined in the page with the most', 'rules', [9, 10]),
  {
    name: 'bytes/fonts',
    label: 'web fonts, home and text page',
    unit: 'count',
    target: 0,
    limit: 0,
    visits: ['home', 'text'],
    value: ({ median: of }) => of('home', 'fonts') + of('text', 'fonts'),
  },
];

/** Every budget of the product. A row that compares pages divides by a floor that is measured in the same run. */
export const rows: readonly Row[] = [...byteRows, ...loadingRows, ...signedInRows, ...useRows];
