import { STEP } from './loads.ts';

/** The program's first module. */
export const MAIN = 'src/main.tsx';

/** The modules that every island needs: fetched before the islands. */
export const CORE = 'src/core.tsx';

/** Menu and login are in every page, and need their rules. */
export const DIALOGS = 'src/ui/app/shell/dialog-contents.ts';

/** The modules that the core fetches while the page is idle, which are needed offline. */
export const RESTING = ['offline-layer', 'toasts'].map((name) => `src/ui/app/shell/${name}.tsx`);

/** The server that is part of a mocked build, and of no other. */
export const MOCK = {
  church: 'mock-server/hosts/browser.ts',
  answers: 'mock-server/hosts/browser-answers.ts',
  backend: 'mock-server/backend.ts',
} as const;

/**
 * What every page loads, whatever it shows: modules by their paths from the project's folder, each with its step.
 * @param mocked whether the build has a server of its own
 */
export const everyPage = (mocked: boolean): ReadonlyMap<string, number> =>
  new Map([
    ...[...(mocked ? Object.values(MOCK) : []), MAIN].map((name) => [name, STEP.page] as const),
    [CORE, STEP.island],
    [DIALOGS, STEP.servedDialogs],
    ...RESTING.map((name) => [name, STEP.rest] as const),
  ]);

export interface Group {
  readonly name: string;
  /** The modules from which the group's static imports are followed. */
  readonly roots: readonly string[];
  readonly only?: RegExp;
  /**
   * Leaves out modules that any page or the core imports statically: a page must not load a large chunk for a small
   * part, and chunks that import each other would run in the wrong order.
   */
  readonly later?: true;
  /** Takes in modules without a group where that saves more than it costs. */
  readonly grows?: true;
}

const HOME = 'src/ui/pages/home/home-page.tsx';
const EARLY = 'src/composition/newest-announcements.early.ts';
/** The group of the dialogs that are in every page. */
export const DIALOG_GROUP = 'served-dialogs';

/** Views of pages, in one chunk without what they import. */
const together = (name: string, views: readonly string[]): readonly Group[] =>
  views.map((view) => {
    const module = `src/ui/pages/${view}.tsx`;
    return { name, roots: [module], only: new RegExp(`/${module}$`), grows: true };
  });

/** Chunks that load as a whole: few files compress better than many and cost fewer round trips. */
export const GROUPS: readonly Group[] = [
  { name: 'shell', roots: [MAIN] },
  // Small modules that the home page and most others share; each alone would be a file of some hundred bytes.
  { name: 'shell', roots: [HOME], only: /\/src\/(?:ui\/kit\/|church\/pictures\/|ui\/messages\/ko\/reading\.ts)/ },
  { name: 'shell', roots: ['src/ui/messages/message-text.ts'] },
  { name: 'shell', roots: [CORE], only: /\/src\/(?:shared\/(?:outcome|roles)|adapters\/http\/early-call)\.ts$/ },
  {
    name: 'home',
    roots: [HOME],
    only: /\/src\/(?:ui\/(?:pages\/home\/|messages\/ko\/home\.ts)|church\/|shared\/church\.ts|composition\/poster-day|adapters\/browser\/daily-flag)/,
  },
  // Loaded before the core, which shares the library with it: the mock waits for nothing of the product.
  { name: 'schemas', roots: [MOCK.church], only: /\/node_modules\/zod\// },
  // What shows the answer of an early call waits neither for the core nor for what other pages share.
  { name: 'schemas', roots: [EARLY], only: /\/node_modules\/zod\/|\/src\/(?:composition|adapters|content|shared)\// },
  { name: 'church', roots: [MOCK.church], only: /\/(?:mock-server|node_modules)\// },
  // Code of the mock's answers, loaded while its data is created.
  { name: 'church-answers', roots: [MOCK.answers], only: /\/(?:mock-server|node_modules)\// },
  { name: 'church-backend', roots: [MOCK.backend], only: /\/(?:mock-server|node_modules)\// },
  {
    name: 'frame',
    grows: true,
    roots: [
      'app/section/section-frame.tsx',
      'kit/actions/fold-button.tsx',
      'kit/navigation/jump-links.tsx',
      'kit/focus/focus-parts.ts',
      'kit/focus/removal-focus.ts',
      'patterns/church/scripture.tsx',
      'patterns/church/subject-icon.tsx',
    ].map((name) => `src/ui/${name}`),
  },
  // Modules that views use are left out, so that no page loads the core for a button.
  {
    name: 'core',
    roots: [CORE],
    only: /\/(?:node_modules|src\/(?:composition|adapters|build\/stand-ins|auth))\/|\.(?:machine|store|use-cases)\.tsx?$|\/(?:src\/core|overlays|pressed-focus|page-leaving|church\/zone|shared\/(?:email|zone))\.tsx?$/,
  },
  // The core's guard of presses, with what views of pages that wait for it use of presses: no page's view joins them.
  {
    name: 'presses',
    roots: ['press-guard', 'press-end', 'hydration'].map((name) => `src/ui/kit/${name}.ts`),
    only: /\/src\/ui\/kit\/(?:press-guard|press-end|hydration)\.ts$/,
  },
  {
    name: 'days',
    roots: [
      'src/ui/messages/ko/calendar.ts',
      'src/content/events/events.ts',
      'src/content/bulletins/bulletin-weeks.ts',
      'src/ui/patterns/posts/event-tag.tsx',
      'src/shared/entity-id.ts',
    ],
  },
  // The texts of the login, and of failures: the login hardly ever needs one without the other.
  {
    name: 'auth-messages',
    grows: true,
    roots: ['auth', 'failures'].map((name) => `src/ui/messages/ko/${name}.ts`),
    only: /\/src\/ui\/messages\/ko\/(?:auth|failures)\.ts$/,
  },
  // Small modules of some pages, and of the code that is fetched on every page while it is idle.
  {
    name: 'auth-messages',
    grows: true,
    roots: ['src/shared/characters.ts', 'src/ui/messages/ko/grammar.ts'],
  },
  // The code that is fetched on every page while it is idle, with the modules that only it and some pages import.
  {
    name: DIALOG_GROUP,
    grows: true,
    roots: [DIALOGS, 'src/ui/app/shell/offline-layer.tsx'],
    later: true,
  },
  { name: 'dialog', roots: ['src/ui/kit/overlay/dialog.tsx'], later: true, grows: true },
  // Shared by every page that shows data of the server.
  {
    name: 'data',
    grows: true,
    roots: [
      'src/composition/post-kinds.ts',
      ...['bulletins', 'events'].map((name) => `src/adapters/http/${name}.ts`),
      'src/ui/patterns/access/failure-state.tsx',
      'src/shared/reading.machine.ts',
      'src/ui/patterns/reading/use-reading.ts',
      'src/content/posts/pins.ts',
      'src/ui/kit/feedback/async.tsx',
      'src/ui/kit/feedback/action-notice.tsx',
      'src/content/posts/posts.ts',
      'src/shared/characters.ts',
    ],
    later: true,
  },
  // The lists of posts, and small modules of lists; with the pictures that the list and the page of advertisements share:
  // else a list would ask for the page of a single one.
  {
    name: 'posts',
    grows: true,
    roots: [
      'src/composition/posts.ts',
      'src/shared/hangul.ts',
      'src/content/posts/picture-viewer.machine.ts',
      'src/ui/pages/communion/advertisements/pictures.tsx',
    ],
    later: true,
  },
  // The user's own membership, with the offices that the organisation names too.
  {
    name: 'membership',
    roots: ['src/composition/membership.ts', 'src/adapters/http/offices.ts'],
    only: /\/src\/(?:composition\/membership|people\/membership(?:\.store)?|adapters\/http\/(?:membership|offices))\.ts$/,
    later: true,
    grows: true,
  },
  // Pages and forms that are hardly more than their imports: each alone would be a file of some hundred bytes.
  ...together(
    'role-pages',
    ['my-roles', 'request-role', 'manage-roles', 'role-detail'].map((name) => `role/${name}-page`),
  ),
  ...together(
    'role-views',
    ['request-role', 'role-detail'].map((name) => `role/${name}-view`),
  ),
  ...together(
    'bulletin-pages',
    ['bulletin', 'current-bulletin', 'upload-bulletin'].map((name) => `sermon/bulletin/${name}-page`),
  ),
  ...together(
    'registration-pages',
    ['register-confirmation', 'confirm-email', 'resend-email-confirmation'].map((name) => `account/${name}-page`),
  ),
  ...together(
    'board-pages',
    ['duties/duties-page', 'zones/zones-page'].map((name) => `management/${name}`),
  ),
  ...together(
    'zone-views',
    ['zones', 'demo-boards'].map((name) => `management/zones/${name}-view`),
  ),
  // With the texts of one of them: the two alone would be a file of some hundred bytes.
  {
    name: 'member-pages',
    roots: ['members-page', 'member-page'].map((name) => `src/ui/pages/management/members/${name}.tsx`),
    only: /\/src\/ui\/(?:pages\/management\/members\/members?-page|messages\/ko\/member)\.tsx?$/,
    grows: true,
  },
  ...together(
    'account-forms',
    ['recipient', 'register', 'change-email', 'change-password', 'registered-email'].map(
      (name) => `account/${name}-view`,
    ),
  ),
  {
    name: 'home-islands',
    roots: ['slides', 'week-news'].map((name) => `src/ui/pages/home/${name}-view.tsx`),
    // Modules that other pages share too are left to their groups.
    only: /\/src\/(?:ui\/pages\/home\/|composition\/home|content\/)/,
    later: true,
  },
];

/**
 * The files that a chunk preloads together with a dynamic import. Prerendered pages already preload what they need, and
 * in the shell these lists would add a kilobyte to every page; it therefore keeps only style sheets, the texts of the
 * login and, in a mocked build, the mock's libraries, and the core the texts alone.
 * @param chunk the importing file
 * @param needed the files that the import needs
 */
export function preloadsOf(chunk: string, needed: readonly string[]): string[] {
  if (isChunk(chunk, 'shell'))
    return needed.filter((file) => file.endsWith('.css') || isChunk(file, 'auth-messages', 'schemas'));
  return isChunk(chunk, 'core') ? needed.filter((file) => isChunk(file, 'auth-messages')) : [...needed];
}

/** Whether a file is a chunk of one of these names, and not one whose longer name begins alike (`auth-messages-2`). */
const isChunk = (file: string, ...names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`/${name}-[\\w-]{8}\\.(?:js|css)$`).test(file));
