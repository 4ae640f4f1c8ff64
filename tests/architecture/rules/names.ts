import { posix } from 'node:path';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import type { SourceFiles } from '../support/sources.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt } from '../support/syntax.ts';

const KEBAB_FOLDER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEBAB_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const FOREIGN_NAMES = new Map([
  ['src/DECISIONS.md', 'beside the README, whose reasons it has'],
  ['src/church/README.md', 'everybody reads a file of this name first'],
  ...['src', 'src/adapters/worker', 'mock-server', 'tests', 'tests/tools/bench', 'tests/rehearsal'].map(
    (folder) => [`${folder}/README.md`, 'the same'] as const,
  ),
]);

export const kebabCase: Rule = {
  name: 'files and folders are kebab-case',
  check: (project) =>
    [...project.files.keys()]
      .filter((path) => /^(?:src|mock-server|tests|features)\//.test(path) && !FOREIGN_NAMES.has(path))
      .filter((path) => {
        const folders = path.split('/');
        const file = folders.pop() ?? '';
        // The tests of a file that has several topics stand in a folder of its name: `tests/auth/session.machine/`.
        const isFolder = (name: string): boolean =>
          KEBAB_FOLDER.test(name) || (folders[0] === 'tests' && KEBAB_FILE.test(name));
        return !KEBAB_FILE.test(file) || !folders.every(isFolder);
      })
      .map((path) => ({ path, message: 'is not kebab-case' })),
};

export const useCaseNames: Rule = {
  name: 'a use-case file exports make… functions',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => path.endsWith('.use-cases.ts'))
      .flatMap(({ path, program }) => {
        const names = exportedValues(program);
        const others = names.filter((name) => !/^make[A-Z]/.test(name));
        if (names.length === 0) return [{ path, message: 'exports no make… function' }];
        return others.map(
          (name): Violation => ({ path, message: `exports ${name}: a use-case exports make… functions` }),
        );
      }),
};

export const portsAreInterfaces: Rule = {
  name: 'a port has no code',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => path.endsWith('.ports.ts'))
      .flatMap(({ path, program }) =>
        exportedValues(program).map((name) => ({
          path,
          message: `exports the value ${name}: a port is a promise, not code`,
        })),
      ),
};

/** What `tests/auth/session.machine/` may hold the tests of. */
const TESTED = (path: string): readonly string[] =>
  ['ts', 'tsx', 'css', 'feature', 'js', 'mjs'].flatMap((end) => [`src/${path}.${end}`, `${path}.${end}`]);

export const testsOfAFile: Rule = {
  name: 'a folder of tests that is named like a file holds the tests of a file that is there',
  check: ({ files }) => {
    const folders = new Set(
      [...files.keys()].flatMap((path) => /^tests\/((?:[^/]+\/)*[^/]+\.[^/]+)\//.exec(path)?.[1] ?? []),
    );
    return [...folders]
      .filter((folder) => !TESTED(folder).some((file) => files.has(file)))
      .map((folder) => ({ path: `tests/${folder}/`, message: `has tests of src/${folder}.ts, which is not there` }));
  },
};

/** The parts of `tests` that have the folders of `src`, or of the mock server, with a test for each file. */
const MIRRORS =
  /^tests\/((?:church|shared|auth|people|organisation|content|admin|adapters|composition|ui|mock-server)\/.*)\.test\.tsx?$/;

/** Tests of what several files do together, each with its reason. */
const TOGETHER: ReadonlyMap<string, string> = new Map([
  ['tests/adapters/http/post-editors.test.ts', 'what the writers of four kinds of post share when one is changed'],
  ['tests/admin/members/member-machines.walk.test.ts', 'six machines of the topic are walked alike'],
  ['tests/composition/duties-and-zones.test.ts', 'a change in the one is there in the other'],
  ['tests/composition/signing-out.test.ts', 'what a page still has to send, and the session that ends after it'],
  [
    'tests/content/bulletins/church-day.test.ts',
    'the bulletins and the week of the home page take one day from the church',
  ],
  ['tests/content/writing/emptied-form.test.ts', 'form, uploads and the right to publish, which is lost meanwhile'],
  ['tests/mock-server/exports.test.ts', 'every file of the mock'],
  ['tests/mock-server/handlers/deleted-account.test.ts', 'any call of any handler carries it out'],
  ['tests/mock-server/hosts/commands.test.ts', 'the commands of package.json, in a process of their own'],
  ['tests/mock-server/seeds/files.test.ts', 'what is drawn, and the posts that it is attached to'],
  ['tests/mock-server/seeds/references.test.ts', 'every seed names what another one has'],
  ['tests/ui/app/routes/ids-in-addresses.test.ts', 'an address is written by one file and read by another'],
  ['tests/ui/app/shell/bars.test.tsx', 'the bars around a page, which share their links'],
  ['tests/ui/kit/history/rules-together.test.ts', 'page history, layers and places act upon one history'],
  ['tests/ui/kit/navigation/links.test.tsx', 'links of every kind say that they lead away'],
  ['tests/ui/pages/account/account-forms.test.tsx', 'the forms of an account answer alike'],
  ['tests/ui/pages/account/account-pages.test.tsx', 'three views of one line'],
  ['tests/ui/pages/intro/static-pages.test.tsx', 'the pages that are words alone'],
  ['tests/ui/skeletons.test.tsx', 'every skeleton of every view'],
]);

/** A machine's walk alone is `<file>.machine.walk.test.ts`. */
const standsForFile = (test: string, files: SourceFiles): boolean =>
  [test, test.replace(/(?<=\.machine)\.walk$/, ''), posix.dirname(test)].some((path) =>
    TESTED(path).some((file) => files.has(file)),
  );

const mirroring = (files: SourceFiles): readonly (readonly [path: string, test: string])[] =>
  [...files.keys()].flatMap((path) => {
    const test = MIRRORS.exec(path)?.[1];
    return test === undefined ? [] : [[path, test] as const];
  });

export const testsByFile: Rule = {
  name: 'a test stands for a file, by its name or that of its folder, or is listed as one of several files',
  check: ({ files }) =>
    mirroring(files)
      .filter(([path, test]) => !standsForFile(test, files) && !TOGETHER.has(path))
      .map(([path]) => ({
        path,
        message: 'stands for no file: call it, or its folder, by the file that it tests',
      })),
};

export const listedTests: Rule = {
  name: 'what is listed as a test of several files is there, and stands for none alone',
  check: ({ files }) => {
    const tests = new Map(mirroring(files));
    return [...TOGETHER.keys()].flatMap((path): readonly Violation[] => {
      const test = tests.get(path);
      if (test === undefined) return [{ path, message: 'is listed and not there: take it off the list' }];
      return standsForFile(test, files) ? [{ path, message: 'stands for a file: take it off the list' }] : [];
    });
  },
};

const exports = (program: SyntaxNode): readonly SyntaxNode[] =>
  nodesAt(program, 'body').filter(({ type }) => /^Export(?:Named|Default)Declaration$/.test(type));

function exportedValues(program: SyntaxNode): string[] {
  return exports(program).flatMap((statement) => {
    const declaration = nodeAt(statement, 'declaration');
    if (declaration === undefined) return exportedSpecifiers(statement);
    if (declaration.type.startsWith('TS')) return [];
    const variables = nodesAt(declaration, 'declarations').map((variable) => textAt(nodeAt(variable, 'id'), 'name'));
    return variables.length > 0 ? variables : [textAt(nodeAt(declaration, 'id'), 'name') || 'default'];
  });
}

const exportedSpecifiers = (statement: SyntaxNode): string[] =>
  nodesAt(statement, 'specifiers')
    .filter((specifier) => statement['exportKind'] !== 'type' && specifier['exportKind'] !== 'type')
    .map((specifier) => textAt(nodeAt(specifier, 'exported'), 'name'));
