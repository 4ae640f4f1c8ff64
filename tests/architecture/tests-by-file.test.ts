import { posix } from 'node:path';
import { type Files, type Rule, specify, type Violation } from './support/rule.ts';
import type { SourceFiles } from './support/sources.ts';

/** What `tests/auth/session.machine/` may hold the tests of. */
const TESTED = (path: string): readonly string[] =>
  ['ts', 'tsx', 'css', 'feature', 'js', 'mjs'].flatMap((end) => [`src/${path}.${end}`, `${path}.${end}`]);

const testsOfAFile: Rule = {
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

const testsByFile: Rule = {
  name: 'a test stands for a file, by its name or that of its folder, or is listed as one of several files',
  check: ({ files }) =>
    mirroring(files)
      .filter(([path, test]) => !standsForFile(test, files) && !TOGETHER.has(path))
      .map(([path]) => ({
        path,
        message: 'stands for no file: call it, or its folder, by the file that it tests',
      })),
};

const listedTests: Rule = {
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

const there = (...paths: readonly string[]): Files => Object.fromEntries(paths.map((path) => [path, '']));

specify(testsOfAFile, {
  breaks: [
    [
      there('tests/auth/login.machine/refusal.test.ts', 'src/auth/login-form.machine.ts'),
      'tests/auth/login.machine/ has tests of src/auth/login.machine.ts, which is not there',
    ],
  ],
  keeps: [
    there('tests/auth/session.machine/refresh.test.ts', 'src/auth/session.machine.ts', 'tests/auth/tabs/tabs.test.ts'),
  ],
});

const LOST = 'stands for no file';

specify(testsByFile, {
  breaks: [
    [there('tests/people/serving-names.test.ts', 'src/people/serving.ts'), `serving-names.test.ts ${LOST}`],
    [there('tests/content/posts/order/newest.test.ts', 'src/content/posts/posts.ts'), `newest.test.ts ${LOST}`],
    [there('tests/mock-server/api/fields.test.ts', 'mock-server/api/posts.ts'), `fields.test.ts ${LOST}`],
    [there('tests/people/serving.walk.test.ts', 'src/people/serving.ts'), `serving.walk.test.ts ${LOST}`],
  ],
  keeps: [
    there(
      'tests/people/serving.test.ts',
      'src/people/serving.ts',
      'tests/auth/session.machine/refresh.test.ts',
      'tests/auth/session.machine.walk.test.ts',
      'src/auth/session.machine.ts',
      'tests/ui/kit/data/tag.test.ts',
      'src/ui/kit/data/tag.tsx',
      'tests/mock-server/api/fields.test.ts',
      'mock-server/api/fields.ts',
      'tests/tools/any.test.ts',
    ),
  ],
});

const LISTED = 'tests/mock-server/exports.test.ts';

specify(listedTests, {
  breaks: [
    ['src/main.tsx', '', `${LISTED} is listed and not there`],
    [there(LISTED, 'mock-server/exports.ts'), `${LISTED} stands for a file: take it off the list`],
  ],
});
