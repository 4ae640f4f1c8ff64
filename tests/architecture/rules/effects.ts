import { modulesUnder, type Project } from '../support/project.ts';
import { globalsOf } from '../support/references.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, textAt, walkValues } from '../support/syntax.ts';

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

interface Ban {
  readonly globals: readonly string[];
  readonly where: (path: string) => boolean;
  readonly instead: string;
}

function usesNone({ globals, where, instead }: Ban, project: Project): Violation[] {
  return modulesUnder(project, 'src/')
    .filter(({ path }) => where(path))
    .flatMap((module) =>
      globalsOf(module)
        .filter(({ name }) => globals.includes(name))
        .map(({ name, line }) => ({ path: module.path, line, message: `uses ${name}: ${instead}` })),
    );
}

export const pureInside: Rule = {
  name: 'the inside, its machines too, performs no effect itself',
  check: (project) =>
    usesNone(
      {
        globals: [...NETWORK, ...STORAGE, ...TIME, ...CHANCE, ...BROWSER, 'console'],
        where: (path) => INSIDE.test(path),
        instead: 'ask for it through a port or an unimplemented actor',
      },
      project,
    ),
};

export const storageInBrowser: Rule = {
  name: 'only adapters/browser touches storage and the other tabs',
  check: (project) =>
    usesNone(
      {
        globals: STORAGE,
        where: (path) => !path.startsWith('src/adapters/browser/'),
        instead: 'ask an adapter of adapters/browser',
      },
      project,
    ),
};

export const networkInHttp: Rule = {
  name: 'only adapters/http touches the network',
  check: (project) =>
    usesNone(
      {
        globals: NETWORK,
        where: (path) => !path.startsWith('src/adapters/http/'),
        instead: 'ask an adapter of adapters/http',
      },
      project,
    ),
};

// Files that pass the container on, to the core and to the views.
const CONTAINER_USERS = ['src/core.tsx', 'src/composition/container.ts'];

export const containerUsers: Rule = {
  name: 'container.get stands only where the core is opened and where views ask for services',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => !CONTAINER_USERS.includes(path))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node) => {
          if (node.type !== 'MemberExpression' || !/^(?:get|getAll)(?:Async)?$/.test(propertyName(node))) return;
          const owner = nodeAt(node, 'object');
          if (!/container$/i.test(textAt(owner, 'name') || propertyName(owner))) return;
          found.push({ path, line: lineOf(node.start), message: 'asks the container: let it be injected by a token' });
        });
        return found;
      }),
};

const propertyName = (node: Parameters<typeof nodeAt>[0]): string => textAt(nodeAt(node, 'property'), 'name');
