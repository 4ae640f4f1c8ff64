import { dirname } from 'node:path';
import { modulesUnder } from './support/project.ts';
import { type Rule, specify, type Violation } from './support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from './support/syntax.ts';

/** The table of routes. */
const TABLE = 'src/ui/app/routes/routes.ts';
const ADDRESS = /^\/[a-z]/i;
/** Views, domain modules and wiring; adapters contain the server's addresses. */
const JUDGED = /^src\/(?:ui|composition|auth|people|organisation|content|admin|shared)\//;
/** Templates with slashes that are no addresses: the names of claims, the comparison of paths, `3/8쪽`. */
const JOINS = /^src\/(?:auth\/session|shared\/addresses|ui\/messages\/ko\/bulletin)\.ts$/;
const ROUTES = /^src\/ui\/app\/routes\//;

const addressesInTheTable: Rule = {
  name: 'views, machines and rules write no address: href(page) does, from the one table of routes',
  check: (project) =>
    project.modules
      .filter(({ path }) => JUDGED.test(path) && path !== TABLE)
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node, parent) => {
          if (isJoined(node) && !JOINS.test(path) && !ROUTES.test(path))
            found.push({ path, line: lineOf(node.start), message: 'joins an address: ask href(page, params) for it' });
          const text = writtenIn(node, parent);
          const isHome = text === '/' && parent?.type === 'JSXAttribute';
          // Module paths of imports are not addresses.
          if (parent?.type.startsWith('Import') === true || !(ADDRESS.test(text) || isHome)) return;
          found.push({ path, line: lineOf(node.start), message: `writes "${text}": ask href(page) for it` });
        });
        return found;
      }),
};

/** The value of a text, or the beginning of a template. */
function writtenIn(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  if (node.type === 'Literal') return textAt(node, 'value');
  return nodesAt(parent, 'quasis')[0] === node ? rawOf(node) : '';
}

/** Whether a template begins with an expression, and continues with a slash. */
function isJoined(node: SyntaxNode): boolean {
  const [first, second] = node.type === 'TemplateLiteral' ? nodesAt(node, 'quasis') : [];
  return first !== undefined && second !== undefined && rawOf(first) === '' && rawOf(second).startsWith('/');
}

function rawOf(element: SyntaxNode): string {
  const value: unknown = element['value'];
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}

const VIEW = 'src/ui/pages/intro/vision-page.tsx';

specify(addressesInTheTable, {
  breaks: [
    [VIEW, `export const A = () => <Link href="/intro/history" />;`, 'writes "/intro/history"'],
    [VIEW, `export const A = () => <Link href="/" />;`, 'writes "/"'],
    [VIEW, 'export const a = (id: number) => `/member/detail/${id}`;', 'writes "/member/detail/"'],
    ['src/auth/session.machine.ts', `export const a = () => goTo('/logout');`, 'writes "/logout"'],
    ['src/ui/messages/ko/shell.ts', `export const links = [{ href: '/intro' }];`, 'shell.ts:1'],
    [VIEW, "export const a = (id: number) => `${href('announcements')}/${id}`;", 'joins an address'],
    ['src/content/posts/posts.ts', 'export const a = (b: string) => `${b}/item/1`;', 'posts.ts:1 joins an address'],
  ],
  keeps: [
    {
      [TABLE]: `export const routes = { a: { path: '/a' } };`,
      [VIEW]: "import { b } from '/b.ts'; export const a = (part: string) => `${href('a')}?${part}/${b}`.split('/');",
      'src/ui/app/routes/href.ts': 'export const a = (root: string, part: string) => `${root}/${part}`;',
      'src/adapters/http/posts.ts': 'export const a = (item: string, id: string) => `${item}/${id}`;',
    },
  ],
});

const textsThatChange: Rule = {
  name: 'a live region has a text that changes: one that is added together with its text is not read aloud',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      walkValues(program, (node) => {
        if (node.type !== 'JSXElement' || textAt(nodeAt(nodeAt(node, 'openingElement'), 'name'), 'name') !== 'output')
          return;
        const contents = nodesAt(node, 'children');
        if (contents.length === 0 || !contents.every(isConstant)) return;
        const message = 'writes an output whose text never changes: let useSpokenStatus say it';
        found.push({ path, line: lineOf(node.start), message });
      });
      return found;
    }),
};

/** A literal text, one of the messages, and `children`, which a caller adds together with the element. */
function isConstant(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return true;
  const expression = nodeAt(node, 'expression');
  if (expression?.type === 'Literal') return true;
  if (expression?.type === 'MemberExpression') return /messages$/i.test(textAt(nodeAt(expression, 'object'), 'name'));
  return textAt(expression, 'name') === 'children';
}

specify(textsThatChange, {
  breaks: [
    [VIEW, '\nconst a = b && <output>{homeMessages.none}</output>;', `${VIEW}:2 writes an output whose text never`],
    [VIEW, 'export const A = () => <output>Nothing there</output>;', 'writes an output'],
    [VIEW, 'export const A = ({ children }: never) => <output className="end">{children}</output>;', 'an output'],
  ],
  keeps: [
    {
      [VIEW]: `export const A = ({ count, homeMessages }: never) => (
        <>
          <output>{countOf(count)}</output>
          <output>{count === 0 ? homeMessages.none : homeMessages.some}</output>
          <output aria-live="polite" />
          <p>{homeMessages.none}</p>
        </>
      );`,
    },
  ],
});

/** `createIsland(() => import('./a-view.tsx')…` */
const ISLAND = /createIsland\(\s*\(\) =>\s*import\('([^']+)'\)/g;

const islandNames: Rule = {
  name: 'what the frame of a page loads as an island is named *-view.tsx, which the build fetches with its page',
  check: ({ files }) =>
    [...files]
      .filter(([path]) => path.startsWith('src/ui/pages/') && path.endsWith('-page.tsx'))
      .flatMap(([path, text]) =>
        [...text.matchAll(ISLAND)]
          .filter(([, file = '']) => !file.endsWith('-view.tsx'))
          .map(([, file]) => ({ path, message: `shows ${file} as an island: call it …-view.tsx` })),
      ),
};

specify(islandNames, {
  breaks: [
    [
      'src/ui/pages/a/a-page.tsx',
      `createIsland(() => import('./a-form.tsx').then(({ A }) => A));`,
      'shows ./a-form.tsx',
    ],
  ],
  keeps: [
    {
      'src/ui/pages/a/a-page.tsx': `createIsland(() =>\n import('./a-view.tsx')); createCode(() => import('./map.tsx'));`,
      'src/ui/pages/a/a-view.tsx': `createIsland(() => import('./a-writing.tsx'));`,
    },
  ],
});

const isEntry = (name: string): boolean => /^[a-z]\w*Entry$/.test(name);

const oneFolderAnEntry: Rule = {
  name: 'an entry serves the views of one folder: no page asks for the services of another',
  check: (project) => {
    const askers = new Map<string, Set<string>>();
    for (const { path, imports } of modulesUnder(project, 'src/ui/'))
      for (const entry of imports.flatMap(({ names }) => names.filter(isEntry)))
        askers.set(entry, (askers.get(entry) ?? new Set<string>()).add(folderOf(path)));
    return [...askers].flatMap(([entry, folders]): readonly Violation[] => {
      const apart = [...folders].filter((folder) => ![...folders].some((other) => folder.startsWith(`${other}/`)));
      if (apart.length < 2) return [];
      const message = `is asked for ${entry} in ${apart.toSorted().join(' and ')}: give each an entry of its own`;
      return [{ path: 'src/composition/', message }];
    });
  },
};

/** The frame of the site, which is in every page, counts as one. */
const folderOf = (path: string): string => (path.startsWith('src/ui/app/') ? 'src/ui/app' : dirname(path));

const asking = (entry: string): string => `import { ${entry}Entry } from '@/composition/${entry}.ts';`;

specify(oneFolderAnEntry, {
  breaks: [
    [
      { 'src/ui/pages/a/members-view.tsx': asking('members'), 'src/ui/pages/b/people-view.tsx': asking('members') },
      'src/composition/ is asked for membersEntry in src/ui/pages/a and src/ui/pages/b: give each',
    ],
    [
      { 'src/ui/pages/a/roles-view.tsx': asking('roles'), 'src/ui/app/section/frame.tsx': asking('roles') },
      'src/composition/ is asked for rolesEntry in src/ui/app and src/ui/pages/a',
    ],
  ],
  keeps: [
    {
      'src/ui/pages/home/week-news-view.tsx': asking('home'),
      'src/ui/pages/home/news/coming-events.tsx': asking('home'),
      'src/ui/app/login/login-dialog.tsx': asking('dialogs'),
      'src/ui/app/shell/drawer-menu.tsx': asking('dialogs'),
    },
  ],
});
