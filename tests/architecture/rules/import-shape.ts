import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodesAt } from '../support/syntax.ts';

export const mockServerStandsAlone: Rule = {
  name: 'the mock server imports nothing of src',
  check: (project) =>
    modulesUnder(project, 'mock-server/').flatMap(({ path, imports }) =>
      imports
        .filter((arrow) => arrow.path?.startsWith('src/'))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier}: state the API on your own, so that drift shows`,
        })),
    ),
};

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

export const directionOfMock: Rule = {
  name: 'the folders of the mock server import in one direction',
  check: (project) =>
    modulesUnder(project, 'mock-server/').flatMap(({ path, imports }): readonly Violation[] => {
      const folder = folderOfMock(path);
      if (STARTS.includes(folder)) return [];
      const known = MOCK[folder];
      if (known === undefined) return [{ path, message: 'stands in a folder that the table of the mock server lacks' }];
      return imports
        .filter((arrow) => arrow.path?.startsWith('mock-server/') && !(arrow.path === PROMISE && arrow.typeOnly))
        .filter((arrow) => ![folder, ...known].includes(folderOfMock(arrow.path ?? '')))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier}: ${folder} knows ${['itself', ...known].join(', ')} alone`,
        }));
    }),
};

/** '' for a file beside the folders. */
const folderOfMock = (path: string): string => /^mock-server\/([^/]+)\//.exec(path)?.[1] ?? '';

export const toolsKnowNoFeatures: Rule = {
  name: 'the tools import nothing of features, which stand on them',
  check: (project) =>
    modulesUnder(project, 'tests/tools/').flatMap(({ path, imports }) =>
      imports
        .filter((arrow) => arrow.path?.startsWith('features/'))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier}: what a command and the steps share stands in tests/tools`,
        })),
    ),
};

export const mockIsImportedOnce: Rule = {
  name: 'src reaches the mock server by one name that main.tsx imports',
  check: (project) => {
    const arrows = modulesUnder(project, 'src/').flatMap(({ path, imports }) =>
      imports.filter((arrow) => arrow.path?.startsWith('mock-server/')).map((arrow) => ({ from: path, ...arrow })),
    );
    const allowed = arrows.find(({ from, names }) => from === 'src/main.tsx' && names.length === 1);
    return arrows
      .filter((arrow) => arrow !== allowed)
      .map(({ from, line, specifier }) => ({
        path: from,
        line,
        message: `imports ${specifier}: a production build is to drop the mock, and drops one name that main.tsx leaves unused`,
      }));
  },
};

export const churchByItsName: Rule = {
  name: "the church is imported as @/church/…, which a build may turn to another church's folder",
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => !path.startsWith('src/church/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter((arrow) => arrow.path?.startsWith('src/church/'))
          .filter(({ specifier }) => !specifier.startsWith('@/church/'))
          .map(({ line, specifier }) => ({ path, line, message: `imports ${specifier}: call it @/church/…` })),
      ),
};

/** What the pages are made with. The demo panel is a page of its own, which uses some of it, but not the views. */
const OF_PAGES = /^(?:inversify|ofetch|react|react-dom|@xstate\/react)(?:\/|$)/;
const PANEL = 'mock-server/panel/';

export const ownLibrariesOfMock: Rule = {
  name: 'the mock server knows no library of the pages, but for its panel',
  check: (project) =>
    modulesUnder(project, 'mock-server/').flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => OF_PAGES.test(specifier))
        .filter(({ specifier }) => !path.startsWith(PANEL) || /^(?:inversify|ofetch)/.test(specifier))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier}: a server answers with what the platform has`,
        })),
    ),
};

export const smallZodInMock: Rule = {
  name: 'the mock server knows zod as zod/mini, but for its OpenAPI document, which no browser loads',
  check: (project) =>
    modulesUnder(project, 'mock-server/')
      .filter(({ path }) => !path.startsWith('mock-server/openapi/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier }) => /^zod(?:\/|$)/.test(specifier) && specifier !== 'zod/mini')
          .map(({ line, specifier }) => ({
            path,
            line,
            message: `imports ${specifier}: import zod/mini, which is all that the demo has to download of zod`,
          })),
      ),
};

export const noBarrels: Rule = {
  name: 'there are no barrels',
  check: (project) =>
    project.modules.flatMap(({ path, program }) => {
      if (/(?:^|\/)index\.tsx?$/.test(path)) return [{ path, message: 'is named index: name it after what it holds' }];
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
