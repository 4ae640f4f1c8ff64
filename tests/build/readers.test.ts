import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ImportsOf, importsInRepository, loadedWith } from './static-imports.ts';

/** Code that most readers never use, by what it is for: each kind with an entry that loads some of it. */
const KINDS = {
  publishing: {
    holds:
      /^src\/ui\/patterns\/posts\/(?:post-form|post-fields|new-post-form|attachment-post-form|drafts|editing|pinning)\.tsx$|^src\/ui\/pages\/.+-(?:writing|editing)\.tsx$|^src\/ui\/messages\/ko\/posts-writing\.ts$/,
    entry: 'src/ui/pages/communion/announcements/announcements-writing.tsx',
  },
  uploadViews: {
    holds: /^src\/ui\/patterns\/posts\/(?:upload-[a-z]+|kept-files)\.tsx$|^src\/ui\/messages\/ko\/uploads\.ts$/,
    entry: 'src/ui/pages/communion/advertisements/advertisements-writing.tsx',
  },
  uploads: {
    holds:
      /^src\/(?:content\/(?:uploads\/|writing\/lost-answers\.)|adapters\/http\/uploads\.ts$|composition\/uploads\.ts$)/,
    entry: 'src/ui/pages/communion/advertisements/advertisement-editing.tsx',
  },
  writing: {
    // Which post is asked for, and who may publish, is known before what publishers use is loaded.
    holds:
      /^src\/content\/(?:writing\/(?!asked-post\.|publishing-right\.|lost-answers\.)|events\/event-form\.|posts\/pins\.machine\.|(?:posts|events)\/[a-z-]+\.writing\.)/,
    entry: 'src/ui/pages/communion/events/events-writing.tsx',
  },
  bulletinUpload: {
    holds: /^src\/content\/bulletins\/(?:[a-z-]+\.writing\.|bulletin-uploads\.)/,
    entry: 'src/ui/pages/sermon/bulletin/upload-bulletin-view.tsx',
  },
  writingCalls: {
    holds: /^src\/adapters\/http\/[a-z-]+\.(?:writing|drafts)\.ts$/,
    entry: 'src/ui/pages/communion/events/event-editing.tsx',
  },
  writingServices: {
    holds: /^src\/composition\/(?:[a-z-]+\.(?:writing|editing)|pinning|drafts|stored-edits)\.ts$/,
    entry: 'src/ui/pages/sermon/bible-studies/bible-studies-writing.tsx',
  },
  forms: {
    holds:
      /^src\/(?:ui\/patterns\/(?:form\/(?!form-fold\.)|conflict\/)|shared\/(?:form|conflict)\.machine\.ts$|auth\/drafts\.store\.ts$)/,
    entry: 'src/ui/pages/sermon/bible-studies/bible-study-editing.tsx',
  },
  folds: {
    holds: /^src\/ui\/patterns\/form\/form-fold\.tsx$/,
    entry: 'src/ui/pages/communion/announcements/announcements-writing.tsx',
  },
  dialogs: {
    holds: /^src\/ui\/kit\/overlay\/(?:dialog|confirm-dialog)\.tsx$/,
    entry: 'src/ui/pages/communion/announcements/announcement-editing.tsx',
  },
  questions: {
    holds: /^src\/(?:ui\/patterns\/form\/(?:leave-guard|reason-dialog)\.tsx|composition\/leave-guard\.ts)$/,
    entry: 'src/ui/pages/management/members/member-view.tsx',
  },
  boards: {
    holds: /^src\/(?:ui\/patterns\/board\/|shared\/board\.machine\.ts$|ui\/messages\/ko\/(?:boards|duties|zones)\.ts$)/,
    entry: 'src/ui/pages/management/zones/zones-view.tsx',
  },
  administration: {
    holds: /^src\/(?:admin\/|ui\/patterns\/people\/|ui\/messages\/ko\/(?:members|organisation-management)\.ts$)/,
    entry: 'src/ui/pages/management/organisation/organisation-management-view.tsx',
  },
} as const;

type Kind = keyof typeof KINDS;

const isKind = (name: string): name is Kind => name in KINDS;
const ALL: readonly Kind[] = Object.keys(KINDS).filter(isKind);
const except = (...allowed: readonly Kind[]): readonly Kind[] => ALL.filter((kind) => !allowed.includes(kind));

/** What the view of a reader must not load, by its path below the pages. */
const READERS: Readonly<Record<string, readonly Kind[]>> = {
  'home/slides': ALL,
  'home/week-news': ALL,
  'home/poster': except('dialogs'),
  'communion/announcements/announcements': ALL,
  'communion/announcements/announcement': ALL,
  'communion/advertisements/advertisements': ALL,
  'communion/advertisements/advertisement': ALL,
  // A day with its events, and one event, are read in dialogs.
  'communion/events/events': except('dialogs'),
  'communion/events/event': ALL,
  'sermon/bible-studies/bible-studies': ALL,
  'sermon/bible-studies/bible-study': ALL,
  // They have the upload of a bulletin, and the questions before it is removed, for publishers alone.
  'sermon/bulletin/bulletin': [
    'publishing',
    'uploadViews',
    'writing',
    'writingServices',
    'forms',
    'boards',
    'administration',
  ],
  'sermon/bulletin/current-bulletin': [
    'publishing',
    'uploadViews',
    'writing',
    'writingServices',
    'forms',
    'folds',
    'boards',
    'administration',
  ],
  'people/people': ALL,
  'organizations/organisation': ALL,
  'search/search': ALL,
  // Visitors and members write in the forms of their own accounts.
  'account/register': except('forms'),
  'account/registered-email': except('forms'),
  'account/confirm-email': except('forms'),
  'account/recipient': except('forms'),
  'account/reset-password': except('forms'),
  'account/change-email': except('forms'),
  'account/change-password': except('forms'),
  'account/profile': ALL,
  'account/directory/directory': except('forms'),
  'account/prayers/prayers': except('forms', 'folds', 'dialogs', 'questions', 'writingServices'),
  'account/privacy/privacy': except('forms', 'dialogs', 'writingServices'),
  // They have what admins do with requests and roles, for admins alone.
  'account/my-church/my-church': except('forms', 'dialogs', 'writingServices', 'administration'),
  'role/my-roles': except('forms', 'dialogs', 'questions', 'writingServices', 'administration'),
  'role/request-role': except('forms', 'writingServices', 'administration'),
  'role/role-detail': except('forms', 'dialogs', 'writingServices', 'administration'),
};

/** Views for publishers and admins alone. */
const OTHERS = ['sermon/bulletin/upload-bulletin', 'role/manage-roles', 'management/'];

const PAGES = 'src/ui/pages/';

/** The files of the pages with this ending, by their paths below the pages, without it. */
const pagesEndingIn = (ending: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../../${PAGES}`, import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length).replaceAll('\\', '/'))
    .toSorted();

/** The modules of some kinds that are loaded with an entry, each with the way to it. */
const loadedOf = (entry: string, kinds: readonly Kind[], importsOf: ImportsOf = importsInRepository) =>
  [...loadedWith(entry, importsOf)]
    .filter(([path]) => kinds.some((kind) => KINDS[kind].holds.test(path)))
    .map(([, way]) => way.join(' → '));

describe('a reader', () => {
  it.each(Object.entries(READERS))('of %s loads nothing that only others use', (name, kinds) => {
    expect(loadedOf(`${PAGES}${name}-view.tsx`, kinds)).toEqual([]);
  });

  it.each(pagesEndingIn('-page.tsx'))('has none of it in the frame of %s', (name) => {
    const kinds = name.startsWith('management/') ? except('boards', 'administration') : ALL;
    expect(loadedOf(`${PAGES}${name}-page.tsx`, kinds)).toEqual([]);
  });

  it('of any view is one of these', () => {
    const unknown = pagesEndingIn('-view.tsx').filter(
      (name) => !(name in READERS) && !OTHERS.some((other) => name.startsWith(other)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('what only others use', () => {
  it.each(ALL)('is there for those who need it: %s', (kind) => {
    expect(loadedOf(KINDS[kind].entry, [kind])).not.toEqual([]);
  });

  it('is found behind any number of static imports, with the way to it, and not behind a dynamic one', () => {
    const modules: Readonly<Record<string, readonly string[]>> = {
      'src/ui/pages/a-view.tsx': ['src/ui/list.tsx'],
      'src/ui/list.tsx': ['src/ui/entry.tsx', 'src/ui/pages/a-view.tsx'],
      'src/ui/entry.tsx': ['src/ui/patterns/posts/drafts.tsx'],
    };
    expect(loadedOf('src/ui/pages/a-view.tsx', ['publishing'], (path) => modules[path] ?? [])).toEqual([
      'src/ui/pages/a-view.tsx → src/ui/list.tsx → src/ui/entry.tsx → src/ui/patterns/posts/drafts.tsx',
    ]);
    const view = `${PAGES}communion/announcements/announcements-view.tsx`;
    const writing = KINDS.publishing.entry;
    expect([...loadedWith(view, importsInRepository).keys()]).not.toContain(writing);
    expect(
      loadedOf(view, ['publishing'], (path) => [...importsInRepository(path), ...(path === view ? [writing] : [])]),
    ).toContain(`${view} → ${writing}`);
  });
});
