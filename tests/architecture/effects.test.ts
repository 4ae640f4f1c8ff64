import type { SourceModule } from './support/module.ts';
import { modulesUnder, type Project } from './support/project.ts';
import { type Broken, type Rule, specify, type Violation } from './support/rule.ts';
import { isNode, nodeAt, nodesAt, type SyntaxNode, textAt, walk, walkValues } from './support/syntax.ts';

const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon'];
const STORAGE = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'document.cookie',
  'BroadcastChannel',
];
const TIME = ['Date.now', 'new Date()', 'performance.now', 'setTimeout', 'setInterval', 'queueMicrotask'];
const CHANCE = ['Math.random', 'crypto'];
const BROWSER = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'Notification',
  'alert',
  'confirm',
  'prompt',
];

const INSIDE = /^src\/(?!adapters\/|ui\/|composition\/|(?:main|site|core)\.tsx$)/;

/** A rule on the globals that a part of `src` uses. */
const without = (name: string, globals: readonly string[], where: RegExp, instead: string): Rule => ({
  name,
  check: (project: Project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => where.test(path))
      .flatMap((module) =>
        globalsOf(module)
          .filter((used) => globals.includes(used.name))
          .map((used) => ({ path: module.path, line: used.line, message: `uses ${used.name}: ${instead}` })),
      ),
});

/** A place where code uses a name at run time that it neither declares nor imports. */
interface GlobalReference {
  /** As it is written: `fetch`, `document.cookie`, `Date.now`, `new Date()`. */
  readonly name: string;
  readonly line: number;
}

const HOMES_OF_GLOBALS = new Set(['window', 'globalThis', 'self']);
const DECLARING_KEYS = new Set(['id', 'params', 'local', 'param']);

const read = new WeakMap<SourceModule, readonly GlobalReference[]>();

/** What a file uses, which each rule asks for. */
function globalsOf(module: SourceModule): readonly GlobalReference[] {
  const globals = read.get(module) ?? globalsIn(module);
  read.set(module, globals);
  return globals;
}

/** The globals that a file uses; for a member (`Date.now`), its object is listed too. */
function globalsIn({ program, lineOf }: SourceModule): readonly GlobalReference[] {
  const declared = declaredNames(program);
  const found: GlobalReference[] = [];
  walkValues(program, (node, parent, key) => {
    const name = globalName(node, parent, key);
    if (name === undefined || declared.has(name)) return;
    const line = lineOf(node.start);
    found.push({ name, line });
    const member = parent?.type === 'MemberExpression' && key === 'object' ? memberName(parent) : '';
    if (member !== '') found.push({ name: HOMES_OF_GLOBALS.has(name) ? member : `${name}.${member}`, line });
    if (isCallWithoutTime(parent, key)) found.push({ name: `new ${name}()`, line });
  });
  return found;
}

function globalName(node: SyntaxNode, parent: SyntaxNode | undefined, key: string | undefined): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const isMember = parent?.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true;
  const isKey = key === 'key' && parent?.['computed'] !== true && parent?.['shorthand'] !== true;
  const isExportedName = key === 'exported' || key === 'imported' || key === 'label' || key === 'meta';
  return isMember || isKey || isExportedName ? undefined : textAt(node, 'name');
}

const memberName = (expression: SyntaxNode): string => {
  const property = nodeAt(expression, 'property');
  return textAt(property, 'name') || textAt(property, 'value');
};

const isCallWithoutTime = (parent: SyntaxNode | undefined, key: string | undefined): boolean =>
  parent?.type === 'NewExpression' && key === 'callee' && nodesAt(parent, 'arguments').length === 0;

/** Every name that the file declares anywhere. Scopes are ignored: a local name hides the global of the same name. */
function declaredNames(program: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node, parent, key) => {
    if (key !== undefined && DECLARING_KEYS.has(key) && parent?.type !== 'MetaProperty') collectPattern(node, names);
  });
  return names;
}

function collectPattern(node: SyntaxNode, names: Set<string>): void {
  if (node.type === 'Identifier') names.add(textAt(node, 'name'));
  const inner = ['left', 'argument', 'value'].map((key) => nodeAt(node, key));
  const lists = [node['properties'], node['elements']].flat();
  for (const child of [...inner, ...lists]) {
    if (isNode(child)) collectPattern(child, names);
  }
}

const pureInside = without(
  'the inside, its machines too, performs no effect itself',
  [...NETWORK, ...STORAGE, ...TIME, ...CHANCE, ...BROWSER, 'console'],
  INSIDE,
  'ask for it through a port or an unimplemented actor',
);

const MACHINE = 'src/auth/session.machine.ts';

specify(pureInside, {
  breaks: [
    ...[
      [`fetch('/api')`, 'fetch'],
      [`window.sessionStorage.getItem('a')`, 'sessionStorage'],
      ['Date.now()', 'Date.now'],
      ['new Date()', 'new Date()'],
      ['Math.random()', 'Math.random'],
      [`console.error('a')`, 'console'],
      ['window.innerWidth', 'window'],
      ['({ ...document })', 'document'],
      ['globalThis.setTimeout(a, 5)', 'setTimeout'],
      ['({ fetch })', 'fetch'],
      ['(fetch as never)()', 'fetch'],
    ].map(
      ([text = '', name = '']): Broken => [MACHINE, `export const a = () => ${text};`, `${MACHINE}:1 uses ${name}:`],
    ),
    ['src/shared/dates.ts', 'export const a = Date.now;', 'uses Date.now'],
    ['src/auth/session.use-cases.ts', 'export const makeA = () => crypto.randomUUID();', 'uses crypto'],
  ],
  keeps: [
    {
      [MACHINE]: `
        interface Port { fetch(): void; readonly window: Window; clock: typeof Date.now }
        export const a = (port: Port, document: string, history: readonly string[]) => {
          const { location } = { location: history.length };
          return [port.fetch(), port.window, document, location, new Date(0), { console: 1 }];
        };`,
      'src/adapters/browser/clock.ts': 'export const now = () => Date.now();',
    },
  ],
});

const storageInBrowser = without(
  'only adapters/browser touches storage and the other tabs',
  STORAGE,
  /^src\/(?!adapters\/browser\/)/,
  'ask an adapter of adapters/browser',
);

specify(storageInBrowser, {
  breaks: [
    ['src/ui/pages/home/a.tsx', `export const a = () => localStorage.getItem('a');`, 'a.tsx:1 uses localStorage'],
    ['src/adapters/http/client.ts', `export const a = () => indexedDB.open('a');`, 'indexedDB'],
    ['src/composition/container.ts', `export const a = new BroadcastChannel('a');`, 'BroadcastChannel'],
    ['src/main.tsx', `document.cookie = 'a=1';`, 'document.cookie'],
  ],
  keeps: [{ 'src/adapters/browser/storage.ts': `export const a = () => sessionStorage.getItem('a');` }],
});

const networkInHttp = without(
  'only adapters/http touches the network',
  NETWORK,
  /^src\/(?!adapters\/http\/)/,
  'ask an adapter of adapters/http',
);

specify(networkInHttp, {
  breaks: [
    ['src/ui/pages/home/home-page.tsx', `export const a = () => fetch('/api/session');`, 'uses fetch'],
    ['src/adapters/browser/clock.ts', 'export const a = new XMLHttpRequest();', 'XMLHttpRequest'],
    ['src/main.tsx', `navigator.sendBeacon('/api');`, 'navigator.sendBeacon'],
  ],
  keeps: [{ 'src/adapters/http/uploads.ts': 'export const a = () => new XMLHttpRequest();' }],
});

/** Dialogs that are shown once a day, by the visitor's own day (HOME-02). */
const VISITORS_DAY = 'src/shared/once-a-day.machine.ts';

const churchsDay: Rule = {
  name: "today is the church's day, which its clock tells; only what is shown once a day follows the visitor's own",
  check: (project) =>
    callsIn(modulesUnder(project, 'src/')).flatMap(({ path, line, call }): readonly Violation[] => {
      const [instant] = nodesAt(call, 'arguments');
      return path !== VISITORS_DAY &&
        textAt(nodeAt(call, 'callee'), 'name') === 'calendarDateOf' &&
        textAt(nodeAt(nodeAt(instant, 'callee'), 'property'), 'name') === 'now'
        ? [{ path, line, message: "takes the device's day: ask `today` of the clock" }]
        : [];
    }),
};

const callsIn = (modules: readonly SourceModule[]): { path: string; line: number; call: SyntaxNode }[] =>
  modules.flatMap(({ path, program, lineOf }) => {
    const found: { path: string; line: number; call: SyntaxNode }[] = [];
    walkValues(program, (call) => {
      if (call.type === 'CallExpression') found.push({ path, line: lineOf(call.start), call });
    });
    return found;
  });

specify(churchsDay, {
  breaks: [
    ['src/content/home/week.machine.ts', '\ncalendarDateOf(clock.now());', "week.machine.ts:2 takes the device's day"],
  ],
  keeps: [
    {
      [VISITORS_DAY]: 'calendarDateOf(clock.now());',
      'src/content/a.ts': 'calendarDateOf(post.createdAt); clock.today();',
    },
  ],
});

const noFormatOnLoad: Rule = {
  name: 'a format of the browser is made when it is used: loading its tables takes a slow phone 50 ms',
  check: (project) =>
    ['src/', 'mock-server/'].flatMap((folder) =>
      modulesUnder(project, folder).flatMap(({ path, program, lineOf }) => {
        const functions: SyntaxNode[] = [];
        const made: SyntaxNode[] = [];
        walk(program, (node) => {
          if (/Function/.test(node.type)) functions.push(node);
          const callee = nodeAt(node, 'callee');
          if (node.type === 'NewExpression' && textAt(nodeAt(callee, 'object'), 'name') === 'Intl') made.push(node);
        });
        return made
          .filter(({ start }) => !functions.some((one) => one.start <= start && start < one.end))
          .map(({ start }) => ({
            path,
            line: lineOf(start),
            message: 'makes a format while it is loaded: make it where it is used',
          }));
      }),
    ),
};

specify(noFormatOnLoad, {
  breaks: [
    [
      'src/ui/messages/ko/calendar.ts',
      `const A = new Intl.DateTimeFormat('ko');`,
      'calendar.ts:1 makes a format while',
    ],
    ['mock-server/church/members.ts', `export const { compare } = new Intl.Collator('ko');`, 'members.ts:1 makes'],
  ],
  keeps: [
    {
      'src/ui/messages/ko/calendar.ts': `
        let order;
        export const text = (moment) => new Intl.DateTimeFormat('en-CA').format(moment);
        export function compare(one, other) {
          order ??= new Intl.Collator('ko');
          return order.compare(one, other);
        }`,
    },
  ],
});
