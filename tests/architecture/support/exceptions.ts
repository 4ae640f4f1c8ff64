/** Imports that the table of layers forbids and that are needed nevertheless. */
export interface Exception {
  /** Files, or folders with a slash at their end. */
  readonly from: readonly string[];
  /** Files of the repository, or libraries. */
  readonly to: readonly (string | RegExp)[];
  readonly because: string;
}

/** The target of an import whose path is made while it runs. */
export const UNKNOWN = '';

const HREF = 'src/ui/app/routes/href.ts';
const CORE = 'src/ui/app/islands/core-context.tsx';

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
