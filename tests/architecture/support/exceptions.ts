/** Imports that the table of layers forbids and that are needed nevertheless. */
export interface Exception {
  /** A file, or a folder with a slash at its end. */
  readonly from: string;
  /** Files of the repository, or libraries. */
  readonly to: readonly (string | RegExp)[];
  readonly typesOnly?: true;
  readonly because: string;
}

const under = (folder: string, ...files: readonly string[]): readonly string[] =>
  files.map((file) => `src/${folder}/${file}.ts`);

const KIT: readonly Exception[] = [
  {
    from: 'src/ui/kit/',
    to: under('ui/messages/ko', 'kit-messages', 'form-messages', 'zoom-messages'),
    because: 'the words of its own buttons, which are the same wherever a part stands',
  },
  {
    from: 'src/ui/kit/',
    to: under('ui/messages', 'message-text'),
    typesOnly: true,
    because: 'a text that it is given may have English in it, which has to be marked',
  },
  {
    from: 'src/ui/kit/navigation/location.ts',
    to: ['wouter/use-browser-location'],
    because: 'a link within the site changes the page without loading it again, and views follow the address',
  },
  {
    from: 'src/ui/kit/zoom/',
    to: ['react-zoom-pan-pinch'],
    because: 'the gestures of a pane that enlarges its content',
  },
];

const PATTERNS: readonly Exception[] = [
  {
    from: 'src/ui/patterns/access/',
    to: [
      ...under('auth/domain', 'access'),
      ...under('auth/machines', 'login-occasion', 'provide-page-access', 'retry-on-login', 'session-selectors'),
      ...under('content/machines', 'provide-publishing-right', 'watch-form-emptied'),
      ...under('composition', 'page-access.feature'),
      ...under('ui/app/island', 'island'),
      ...['core', 'island-slot'].map((file) => `src/ui/app/island/${file}.tsx`),
      ...under('ui/app/routes', 'href', 'page-name'),
    ],
    because: 'who may see a page, publish and administer is asked of the one session, and where to go without a right',
  },
  {
    from: 'src/ui/patterns/post/',
    to: [...under('content/domain', 'post', 'pin', 'item-address', 'list-start')],
    because: 'three pages show and publish posts, and an address may point at one of them',
  },
  {
    from: 'src/ui/patterns/post/',
    to: under(
      'content/machines',
      'provide-post-form',
      'upload-view-model',
      'provide-item-page',
      'provide-post-feed',
      'provide-publishing-right',
    ),
    typesOnly: true,
    because: 'the actors of a post’s form and of its files, of its list and of its own page, which each page makes',
  },
  {
    from: 'src/ui/patterns/post/',
    to: under('content/machines', 'pinning.machine', 'provide-pinning'),
    typesOnly: true,
    because: 'the actor of a post’s pin, which each page of a list makes',
  },
  {
    from: 'src/ui/patterns/posts/post-list.tsx',
    to: under('content/machines', 'asked-pin.machine'),
    because: 'which post is pinned, which each of these pages asks alike',
  },
  {
    from: 'src/ui/patterns/posts/item-frame.tsx',
    to: ['src/ui/app/routes/href.ts'],
    because: 'the page of one item leads to its list',
  },
  {
    from: 'src/ui/patterns/posts/item-page.tsx',
    to: ['src/ui/app/routes/href.ts'],
    because: 'the page of one item leads to its list',
  },
  {
    from: 'src/ui/patterns/editing/',
    to: [
      ...under('content/domain', 'post', 'revision'),
      ...under('content/machines', 'editing.machine', 'provide-editing'),
    ],
    typesOnly: true,
    because: 'four pages change what they publish, each with a form of its own',
  },
  {
    from: 'src/ui/patterns/posts/asked-edit.tsx',
    to: under('content/machines', 'asked-edit.machine'),
    because: 'which post is changed, which each of these pages asks alike',
  },
  {
    from: 'src/ui/patterns/drafts/',
    to: [...under('content/domain', 'saved-draft'), ...under('content/machines', 'provide-drafts')],
    typesOnly: true,
    because: 'four pages keep drafts of what they publish, each with a form of its own',
  },
  {
    from: 'src/ui/patterns/posts/post-form.tsx',
    to: under('content/machines', 'draft-saving.machine'),
    because: 'how a new post is saved as a draft, which each of these pages learns alike',
  },
  {
    from: 'src/ui/patterns/upload/',
    to: [
      ...under('content/domain', 'file-check', 'upload-list', 'upload-progress'),
      ...under('content/machines', 'upload-queue-state'),
    ],
    typesOnly: true,
    because: 'the files of a queue, which posts and bulletins have alike',
  },
  {
    from: 'src/ui/patterns/upload/',
    to: under('content/machines', 'upload-view-model'),
    because: 'the same queue, with the selector of its view model',
  },
  {
    from: 'src/ui/patterns/posts/upload-queue.tsx',
    to: ['src/ui/app/islands/core-context.tsx'],
    because: 'whether the address has changed when a view goes',
  },
  {
    from: 'src/ui/patterns/posts/event-tag.tsx',
    to: under('content/domain', 'event-type'),
    typesOnly: true,
    because: 'the kinds of events, which the calendar and home show',
  },
  {
    from: 'src/ui/patterns/person/',
    to: under('organisation/domain', 'member-name'),
    because: 'how a member is found by name, for an office, a zone and a role',
  },
];

export const EXCEPTIONS: readonly Exception[] = [
  ...KIT,
  ...PATTERNS,
  {
    from: 'src/ui/messages/ko/',
    to: under('ui/app/routes', 'page-name', 'route-entry'),
    typesOnly: true,
    because: 'every page and section has a name, which the compiler asks for',
  },
  {
    from: 'src/ui/app/routes/routes.ts',
    to: [/^src\/ui\/pages\/.*-page\.tsx$/],
    because: 'it names the file of each page, which loads when the page is shown',
  },
  {
    from: 'src/ui/app/routes/routes.ts',
    to: [/^src\/ui\/pages\/.*-page\.tsx$/],
    because: 'the same for the pages of one post or event',
  },
  {
    from: 'src/ui/app/routes/routes.ts',
    to: [/^src\/ui\/pages\/.*-page\.tsx$/],
    because: 'the same for the pages of users and admins',
  },
  {
    from: 'src/ui/app/routes/match.ts',
    to: ['src/ui/app/section/section-frame.tsx'],
    because: 'the frame of a page loads with it',
  },
  {
    from: 'src/build/prerender-plugin.ts',
    to: [''],
    because: 'it loads the application that it has just built, whose address is not known before',
  },
];

/** Whether an exception applies to a file. */
export const isFrom = ({ from }: Exception, path: string): boolean =>
  from.endsWith('/') ? path.startsWith(from) : path === from;

/** Whether a target of an exception is that file or library. */
export const isTarget = (to: string | RegExp, target: string): boolean =>
  to instanceof RegExp ? to.test(target) : to === target;

/** True when an import is an accepted exception. */
export const isException = (path: string, target: string, typeOnly: boolean): boolean =>
  EXCEPTIONS.some(
    (exception) =>
      isFrom(exception, path) &&
      exception.to.some((to) => isTarget(to, target)) &&
      (typeOnly || exception.typesOnly !== true),
  );
