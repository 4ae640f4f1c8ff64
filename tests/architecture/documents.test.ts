import { layerTable } from './support/layers.ts';
import type { Project } from './support/project.ts';
import { type Rule, specify } from './support/rule.ts';

const MAP = 'src/README.md';
const DOCUMENTS = [
  'README.md',
  MAP,
  'src/DECISIONS.md',
  'src/church/README.md',
  'src/adapters/worker/README.md',
  'mock-server/README.md',
  'tests/README.md',
  'tests/rehearsal/README.md',
  'tests/tools/bench/README.md',
];

/** Names in the documents that stand for any name of their kind. */
const PLACEHOLDERS = /^(?:noun\.verb|:id|\{[a-z]\}|yes|no|\/(?:docs)?)$/;
/** Files that a build or a test run makes. */
const GENERATED = /^(?:dist|dist-demo|reports)\/|^licenses\.txt$/;
const LIST = 'tests/architecture/documents.test.ts';
/** Files that whoever hosts the site writes by the examples of a document, and options of the bundler that are not set. */
const ELSEWHERE = new Set([
  'netlify/edge-functions/previews.ts',
  'functions/_middleware.ts',
  'npx tsx previews.mts',
  'entriesAware',
  'chunkOptimization',
]);

const documentedNames: Rule = {
  name: 'what the READMEs name exists',
  check: (project) => {
    const known = namesIn(project);
    const scripts = new Set(Object.keys(JSON.parse(project.files.get('package.json') ?? '{}').scripts ?? {}));
    const paths = [...project.files.keys()];
    return DOCUMENTS.flatMap((path) =>
      [...quoted(project.files.get(path) ?? ''), ...drawn(project.files.get(path) ?? '')]
        .filter(({ name }) => !isElsewhere(name) && !exists(name, known, scripts, paths))
        .map(({ name, line }) => ({ path, line, message: `names \`${name}\`, which does not exist` })),
    );
  },
};

const isElsewhere = (name: string): boolean => PLACEHOLDERS.test(name) || GENERATED.test(name) || ELSEWHERE.has(name);

const excusedNames: Rule = {
  name: 'what a README may name though it is elsewhere is named by one',
  check: ({ files }) => {
    const texts = DOCUMENTS.flatMap((path) => files.get(path) ?? []);
    return [...ELSEWHERE]
      .filter((name) => texts.length > 0 && !texts.some((text) => text.includes(`\`${name}\``)))
      .map((name) => ({ path: LIST, message: `excuses \`${name}\`, which no document names: take it off the list` }));
  },
};

/** The rules explain themselves by made-up files. */
const COMMENTED = /^(?!tests\/architecture\/).*\.(?:tsx?|css)$/;

const filesInComments: Rule = {
  name: 'the files that comments name exist',
  check: ({ files }) => {
    const paths = [...files.keys()];
    return [...files].flatMap(([path, text]) =>
      !COMMENTED.test(path)
        ? []
        : filesNamedIn(text)
            .filter(({ name }) => !paths.some((one) => one === name || one.endsWith(`/${name}`)))
            .map(({ name, line }) => ({ path, line, message: `names \`${name}\` in a comment, which does not exist` })),
    );
  },
};

/** The files between backticks in the comments of a program or style sheet. */
const filesNamedIn = (text: string): readonly { readonly name: string; readonly line: number }[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(/`([\w./-]+\.(?:tsx?|css|feature))`/g)].map((match) => ({
      name: match[1] ?? '',
      line: text.slice(0, index + match.index).split('\n').length,
    })),
  );

/** The texts between backticks, outside of blocks of code. */
function quoted(text: string): readonly { readonly name: string; readonly line: number }[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return prose
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, line: at + 1 })));
}

/** The files and folders of a tree that is drawn in a block of code. */
const drawn = (text: string): readonly { readonly name: string; readonly line: number }[] =>
  [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(({ 1: block = '', index }) =>
    block.split('\n').flatMap((row, at) => {
      const [first = '', line] = [/^ *(\S+(?: \S+)*)/.exec(row)?.[1], text.slice(0, index).split('\n').length + at + 1];
      return [...first.matchAll(/(?<=^| )[\w<>/-]+(?:\/|\.tsx?)(?= |$)/g)].map(([name]) => ({ name, line }));
    }),
  );

function exists(
  name: string,
  known: ReadonlySet<string>,
  scripts: ReadonlySet<string>,
  paths: readonly string[],
): boolean {
  if (known.has(name) || scripts.has(name)) return true;
  const script = /(?:^| )npm run ([\w:-]+)/.exec(name)?.[1];
  if (script !== undefined) return scripts.has(script);
  if (/\bnpm |(?:^| )--|^Given /.test(name)) return true;
  const pattern = patternOf(name);
  if (/^@?[\w/*<>.-]+$/.test(name) && paths.some((path) => pattern.test(path))) return true;
  if (isPath(name)) return false;
  return (name.replace('typeof ', '').match(/[…\w$]+/g) ?? []).every((word) => isKnown(word, known));
}

/** A name with `…` at one end is a beginning or an end of names. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const part = word.replaceAll('…', '');
  if (part === word) return known.has(word);
  return part === '' || [...known].some((one) => (word.startsWith('…') ? one.endsWith(part) : one.startsWith(part)));
}

const isPath = (name: string): boolean =>
  !/[('"{]/.test(name) && /\/|^[*<\w-]+>?[\w-]*\.(?:ts|tsx|md|txt|json)$|\.\w+\.ts$/.test(name);

/** Paths in the documents begin at any folder; `*`, `X` and `<name>` stand for any name. */
function patternOf(name: string): RegExp {
  const parts = name
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replaceAll(/<\w+>|\*|(?<=\/)X(?=$|\/)/g, '\0')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('\0', '[^/]+');
  return new RegExp(`(?:^|/)${parts}(?:/|$)`);
}

/** Every word of the code outside of its comments, every text in quotes, the texts of the table of layers, and packages. */
function namesIn({ files }: Project): ReadonlySet<string> {
  const names = new Set<string>(quoted(layerTable()).map(({ name }) => name));
  const add = (text: string, pattern: RegExp) => {
    for (const [all, part = all] of text.matchAll(pattern)) names.add(part);
  };
  for (const [path, text] of files) {
    if (!/^(?!tests\/architecture\/).*\.tsx?$/.test(path)) continue;
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    add(code, /[\w$]+/g);
    add(code, /'([^'\n]+)'/g);
  }
  add(files.get('package-lock.json') ?? '', /"node_modules\/((?:@[\w-]+\/)?[\w.-]+)"/g);
  return names;
}

const TREE = '# The house\n\n```\nauth/ gone/   the inside\n```';

specify(documentedNames, {
  breaks: [
    ['README.md', 'see `src/auth/gone.ts`', 'README.md:1 names `src/auth/gone.ts`'],
    [MAP, 'its `<name>-gone.tsx`', 'names `<name>-gone.tsx`, which does not exist'],
    ['README.md', 'by `npm run gone`', 'names `npm run gone`'],
    [MAP, '\nby `makeGone(ports)`', 'src/README.md:2 names `makeGone(ports)`'],
    [MAP, TREE, 'src/README.md:4 names `gone/`, which does not exist'],
    [MAP, '`…Gone`', 'names `…Gone`'],
  ],
  keeps: [
    {
      [MAP]:
        'its `auth/*.ts`, by `makeSession(ports)`, or a `…Session`; `<module>/session.ts`\n```\nauth/\n  session.ts   who is there\n```\n```sh\nsrc/gone.ts\n```',
      'src/auth/session.ts': 'export const makeSession = (ports: never) => ports; export type AnySession = 1;',
    },
  ],
});

specify(excusedNames, {
  breaks: [
    [
      'src/DECISIONS.md',
      'neither `entriesAware` nor the rest',
      'excuses `chunkOptimization`, which no document names: take it off the list',
    ],
  ],
});

const COMMENT = '\n/**\n * Its answer is passed on by `adapters/http/gone.ts`.\n */\nexport const A = 1;';

specify(filesInComments, {
  breaks: [
    ['src/main.tsx', COMMENT, 'src/main.tsx:3 names `adapters/http/gone.ts` in a comment'],
    ['src/main.tsx', '// Like `gone.tsx`.', 'src/main.tsx:1 names `gone.tsx`'],
    ['src/ui/kit/data/tag.module.css', '/* As in `gone.css`. */', 'names `gone.css`'],
  ],
  keeps: [
    {
      'src/main.tsx': '// Like `routes/href.ts`.\nexport const a = (name: string) => `${name}/gone.ts`;',
      'src/ui/app/routes/href.ts': 'export const href = 1;',
    },
  ],
});
