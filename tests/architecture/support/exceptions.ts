/** Imports that the table of layers forbids and that are needed nevertheless. */
export interface Exception {
  /** Files, or folders with a slash at their end. */
  readonly from: readonly string[];
  /** Files of the repository, or libraries. */
  readonly to: readonly (string | RegExp)[];
  readonly typesOnly?: true;
  readonly because: string;
}

/** The target of an import whose path is made while it runs. */
export const UNKNOWN = '';

const HREF = 'src/ui/app/routes/href.ts';
const CORE = 'src/ui/app/islands/core-context.tsx';

const wiring = (...files: readonly string[]): readonly string[] => files.map((file) => `src/composition/${file}.ts`);
const words = (...files: readonly string[]): readonly string[] => files.map((file) => `src/ui/messages/ko/${file}.ts`);

/** What wiring knows of the views. Each of these goes when the view, or `core.tsx`, passes the value. */
const WIRING: readonly Exception[] = [
  {
    from: wiring('account', 'bulletins', 'directory', 'event-page', 'events', 'members', 'post-page', 'search'),
    to: [HREF],
    because: 'a machine leads to a page, whose address stands in the table that also loads the page',
  },
  {
    from: wiring('page-access'),
    to: ['src/ui/app/routes/match.ts'],
    because: 'who may see a page is found by its address',
  },
  {
    from: wiring('leave-guard'),
    to: ['src/ui/kit/history/page-history.ts'],
    because: 'what delays a move through the history is a rule of the one that the tab has',
  },
  { from: wiring('bulletins'), to: words('calendar'), because: 'a toast names the day of the bulletin' },
  { from: wiring('duties'), to: words('duties'), because: 'a toast says what was changed' },
  { from: wiring('zones'), to: words('zones'), because: 'a toast says what was changed' },
  {
    from: wiring('members'),
    to: words('members', 'zones'),
    because: 'a toast says who was deleted, and what is vacant',
  },
  { from: wiring('demo-boards'), to: words('demo-boards', 'zones'), because: 'the sample families have names' },
  {
    from: wiring('open-requests', 'role-requests', 'roles'),
    to: words('roles'),
    because: 'a toast says whose role it is',
  },
];

const VIEWS: readonly Exception[] = [
  {
    from: ['src/ui/patterns/access/'],
    to: [CORE],
    because: 'the session is asked of the core by name',
  },
  {
    from: ['src/ui/patterns/posts/item-frame.tsx', 'src/ui/patterns/posts/item-page.tsx'],
    to: [HREF],
    because: 'the page of one item leads to its list',
  },
  {
    from: ['src/ui/app/routes/routes.ts'],
    to: [/^src\/ui\/pages\/.*-page\.tsx$/],
    because: 'it names the file of each page, which loads when the page is shown',
  },
  {
    from: ['src/ui/app/routes/match.ts'],
    to: ['src/ui/app/section/section-frame.tsx'],
    because: 'the frame of a page loads with it',
  },
];

export const EXCEPTIONS: readonly Exception[] = [
  ...WIRING,
  ...VIEWS,
  {
    from: ['src/build/prerender-plugin.ts'],
    to: [UNKNOWN],
    because: 'it loads the application that it has just built, whose address is not known before',
  },
];

/** Whether a place in an exception holds a file. */
export const isFrom = (from: string, path: string): boolean =>
  from.endsWith('/') ? path.startsWith(from) : path === from;

/** Whether a target of an exception is that file or library. */
export const isTarget = (to: string | RegExp, target: string): boolean =>
  to instanceof RegExp ? to.test(target) : to === target;
