import { modulesUnder } from './support/project.ts';
import { type Rule, specify, type Violation } from './support/rule.ts';
import { nodesAt } from './support/syntax.ts';

/** The folders of the mock server, and what each knows besides itself; `hosts`, and the files beside the folders, start them. */
const MOCK: Readonly<Record<string, readonly string[]>> = {
  church: [],
  seeds: ['church'],
  api: ['church'],
  handlers: ['api', 'church', 'seeds', 'control'],
  control: ['church', 'seeds', 'handlers'],
  openapi: ['api', 'church'],
  panel: ['api', 'church', 'control', 'seeds'],
};
const STARTS = ['hosts', ''];

/** What a host promises to those whom it starts: types alone. */
const PROMISE = 'mock-server/host.ts';

const directionOfMock: Rule = {
  name: 'the folders of the mock server import in one direction, and nothing of src',
  check: (project) =>
    modulesUnder(project, 'mock-server/').flatMap(({ path, imports }): readonly Violation[] => {
      const ofSrc = imports
        .filter((arrow) => arrow.path?.startsWith('src/'))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier}: state the API on your own, so that drift shows`,
        }));
      const folder = folderOf(path);
      if (STARTS.includes(folder)) return ofSrc;
      const known = MOCK[folder];
      if (known === undefined) return [{ path, message: 'stands in a folder that the table of the mock server lacks' }];
      return [
        ...ofSrc,
        ...imports
          .filter((arrow) => arrow.path?.startsWith('mock-server/') && !(arrow.path === PROMISE && arrow.typeOnly))
          .filter((arrow) => ![folder, ...known].includes(folderOf(arrow.path ?? '')))
          .map(({ line, specifier }) => ({
            path,
            line,
            message: `imports ${specifier}: ${folder} knows ${['itself', ...known].join(', ')} alone`,
          })),
      ];
    }),
};

/** '' for a file beside the folders. */
const folderOf = (path: string): string => /^mock-server\/([^/]+)\//.exec(path)?.[1] ?? '';

specify(directionOfMock, {
  breaks: [
    [
      'mock-server/church/rules/posts.ts',
      `\nimport '../../handlers/posts.ts';`,
      'posts.ts:2 imports ../../handlers/posts.ts: church knows itself alone',
    ],
    ['mock-server/seeds/a.ts', `import type { A } from '../panel/b.ts';`, 'seeds knows itself, church alone'],
    ['mock-server/handlers/tiles.ts', `import { host } from '../host.ts'; host();`, 'imports ../host.ts'],
    ['mock-server/helpers/text.ts', '', 'stands in a folder that the table of the mock server lacks'],
    [
      'mock-server/handlers/a.ts',
      `import type { Role } from '../../src/shared/roles.ts';`,
      'state the API on your own',
    ],
    ['mock-server/hosts/http.ts', `import { role } from '@/shared/roles.ts'; role();`, 'state the API on your own'],
    ['mock-server/hosts/http.ts', `export const a = () => import('@/shared/roles.ts');`, 'state the API on your own'],
  ],
  keeps: [
    {
      'mock-server/handlers/posts.ts': `import '../api/posts.ts'; import type { Host } from '../host.ts'; import 'zod/mini';`,
      'mock-server/hosts/http.ts': `import '../panel/mount-panel.tsx';`,
      'mock-server/backend.ts': `import './hosts/http.ts';`,
    },
  ],
});

const noBarrels: Rule = {
  name: 'a file makes something: none only passes on what others make',
  check: (project) =>
    project.modules.flatMap(({ path, program }) => {
      const body = nodesAt(program, 'body');
      const passesOn = body.filter(
        (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          // `export {}` re-exports nothing.
          (statement.type === 'ExportNamedDeclaration' && nodesAt(statement, 'specifiers').length > 0),
      );
      const onlyThat = body.every(
        (statement) => statement.type === 'ImportDeclaration' || passesOn.includes(statement),
      );
      return passesOn.length > 0 && onlyThat
        ? [{ path, message: 'only re-exports: import from where the thing is made' }]
        : [];
    }),
};

specify(noBarrels, {
  breaks: [
    ['src/ui/kit/kit.ts', `export * from './button.tsx';`, 'only re-exports'],
    ['tests/fakes/all.ts', `import { a } from './a.ts'; export { a };`, 'tests/fakes/all.ts only re-exports'],
  ],
  keeps: [{ 'src/ui/kit/a.tsx': `export type { Tone } from './tone.ts'; export const Button = () => null;` }],
});
