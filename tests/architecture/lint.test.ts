import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

/** A file, or a folder in which one is made up. */
type Example = readonly [path: string, text: string, report: string];

const VIEW = 'src/ui/pages/home/';
const KIT_PART = 'src/ui/kit/layout/';
const WIRING = 'src/composition/';
const STEPS = 'features/steps/';

/** Each file breaks one entry of `.oxlintrc.json` that names a folder, or is its own. */
const BREAKS: readonly Example[] = [
  ['src/auth/circle.ts', `import { a } from './circle-end.ts';\nexport const b = () => a;`, 'Dependency cycle'],
  [
    'src/auth/circle-end.ts',
    `import type { C } from '@/auth/circle-middle.ts';\nexport const a = (c: C) => c;`,
    'cycle',
  ],
  ['src/auth/circle-middle.ts', `export { b as C } from './circle.ts';\nexport const d = 1;`, 'cycle'],
  ['src/ui/kit/layout/MadeUp.tsx', 'export const a = 1;', 'kebab-case'],
  ['src/auth/', `import { setup } from 'xstate'; setup({});`, '*.machine.ts'],
  ['src/adapters/http/', `import { a } from '../../church/facts.ts'; a();`, '@/church/…'],
  ['src/site.tsx', 'container.get(a);', "container.get' is restricted"],
  ['src/auth/', 'export const a = process.pid;', "'process' is not defined"],
  [VIEW, `import { useState } from 'react'; useState(1);`, 'Let a machine hold the state'],
  [VIEW, `import * as React from 'react'; React.useReducer(a, 1);`, 'Let a machine hold the state'],
  [VIEW, `export { useReducer } from 'react'; export const a = 1;`, 'Let a machine hold the state'],
  [KIT_PART, `import { useState as b } from 'react'; b(1);`, 'Let a machine hold the state'],
  [VIEW, `import { createMachine } from 'xstate'; createMachine({});`, 'Move the machine to its module'],
  [VIEW, `import { a } from '../../../church/facts.ts'; a();`, '@/church/…'],
  [VIEW, `import { HOME_NEWS, homeEntry } from '@/composition/home.ts'; a(HOME_NEWS, homeEntry);`, "'HOME_NEWS'"],
  [
    VIEW,
    `import { provideAccess } from '@/auth/access.machine.ts'; provideAccess();`,
    'Let an entry of composition call it',
  ],
  [VIEW, 'export const a = machine.provide({});', "'provide' is restricted"],
  [VIEW, `import a from '@/ui/kit/layout/text.module.css'; b(a);`, 'A sheet is of the views of its folder'],
  [VIEW, `import a from '../search/search.module.css'; b(a);`, 'A sheet is of the views of its folder'],
  [VIEW, 'heading?.focus();', "'focus' is restricted"],
  [KIT_PART, 'pane.focus({ preventScroll: true });', "'focus' is restricted"],
  [VIEW, 'heading.scrollIntoView();', "'scrollIntoView' is restricted"],
  [VIEW, 'export const A = () => <button type="button" />;', 'Use a Button'],
  [VIEW, 'export const A = () => <details />;', 'Use a Disclosure'],
  [VIEW, 'export const A = () => <Outline lines={2} />;', 'Use a Skeleton'],
  [VIEW, 'export const A = () => <SilentSpinner />;', 'Use a Spinner'],
  [VIEW, 'export const A = () => <summary aria-expanded={true} />;', 'Use a Disclosure, a FoldButton'],
  [VIEW, 'export const A = () => <PlainButton aria-expanded={true} />;', 'Use a Disclosure, a FoldButton'],
  [VIEW, 'export const A = () => <a href={b} rel="noopener" target="_blank" />;', 'Use an ExternalLink'],
  [VIEW, 'export const A = () => <Link href={b} target="_blank" />;', 'Use an ExternalLink'],
  [VIEW, 'export const A = () => <p role="alert" />;', 'Let a Notice'],
  [WIRING, 'export const a = (roles?: string[]) => roles ?? [];', 'complexity of 2'],
  [WIRING, 'export const a = (user?: User) => user?.id;', 'complexity of 2'],
  [WIRING, 'export const a = ({ clock = browserClock }) => clock;', 'complexity of 2'],
  [WIRING, 'export const a = makeUploads({ silenceMs: 30_000 });', 'magic number'],
  [WIRING, 'export const a = b as string;', 'type assertions'],
  [WIRING, 'export const a = machine.provide({});', "'provide' is restricted"],
  [WIRING, 'user.onGone(() => list.send({}));', "'send' is restricted"],
  ['src/auth/made-up.ports.ts', 'export const KEY = 1;', "'KEY' is restricted"],
  ['src/auth/made-up-class.ports.ts', 'export class Clock {}', "'Clock' is restricted"],
  ['mock-server/church/', `import * as z from 'zod'; z.string();`, 'Import zod/mini'],
  ['mock-server/hosts/', `import { ofetch } from 'ofetch'; ofetch('/');`, 'what the platform has'],
  ['tests/tools/run/', `import { a } from '../../../features/support/b.ts'; a();`, 'stands in tests/tools'],
  ['tests/ui/', `process.env['TZ'] = 'UTC';`, "'TZ' is restricted"],
  [STEPS, `page.getByRole('row').locator('.a').click();`, "'locator' is restricted"],
  [STEPS, `page.evaluate(() => document.querySelector('.toast__text'));`, "'querySelector' is restricted"],
];

const KEEPS: readonly (readonly [path: string, text: string])[] = [
  ['src/auth/allowed.machine.ts', `import { setup } from 'xstate'; export const a = setup({});`],
  ['src/auth/allowed.ports.ts', 'export type Reason = "a"; export interface Store { read: () => Reason }'],
  [
    'src/ui/pages/home/allowed.tsx',
    `import { useRef } from 'react'; import { homeEntry } from '@/composition/home.ts';
     import type { News } from '@/composition/home.ts'; import { posterDay } from '@/composition/poster-day.early.ts';
     import styles from './allowed.module.css'; export const A = (news: News) => useRef([homeEntry, posterDay, styles, news]);`,
  ],
  ['src/ui/kit/focus/allowed.ts', 'export const a = (element: HTMLElement) => element.focus();'],
  ['src/ui/kit/layout/allowed.tsx', 'export const A = () => <button type="button" aria-expanded="true">a</button>;'],
  [
    'src/composition/allowed.ts',
    `import { blank, makeDraft, makePage } from '@/content/writing/drafts.ts';
     export const a = (user: User) => makeDraft(user, () => blank, makePage(1));`,
  ],
  ['src/ui/pages/home/allowed-loader.ts', `export const load = () => import('./allowed-page.ts');`],
  ['src/ui/pages/home/allowed-page.ts', `import { load } from './allowed-loader.ts'; export const page = load;`],
];

/** A file of its own for the example of a folder. */
const own = (path: string, at: number): string => (path.endsWith('/') ? `${path}made-up-${at}.tsx` : path);

interface Report {
  readonly filename: string;
  readonly message: string;
  /** What our configuration says to it. */
  readonly help?: string;
}

/** What oxlint reports of these files. */
function lint(files: readonly (readonly [path: string, text: string])[]): readonly Report[] {
  const top = mkdtempSync(join(tmpdir(), 'lint-'));
  // The rules that ask for types would need the sources.
  const rules = readFileSync(join(TOP, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '"typeAware": false');
  const paths = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } });
  for (const [path, text] of [...files, ['.oxlintrc.json', rules], ['tsconfig.json', paths]] as const) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  const oxlint = join(TOP, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: top, encoding: 'utf8' });
  rmSync(top, { recursive: true });
  const { diagnostics }: { readonly diagnostics: readonly Report[] } = JSON.parse(stdout);
  return diagnostics;
}

describe('what .oxlintrc.json refuses of a folder', () => {
  const found = lint([...BREAKS.map(([path, text], at) => [own(path, at), text] as const), ...KEEPS]);
  const reportsOf = (path: string): readonly string[] =>
    found.filter(({ filename }) => filename === path).map(({ message, help = '' }) => `${message} ${help}`);

  it.each(BREAKS.map(([path, text, report], at) => [report, text, own(path, at)]))('%s: %s', (report, _, path) => {
    expect(reportsOf(path)).toEqual(expect.arrayContaining([expect.stringContaining(report)]));
  });

  it.each(KEEPS)('and nothing in %s', (path) => {
    expect(reportsOf(path)).toEqual([]);
  });
});
