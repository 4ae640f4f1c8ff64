import { layerTable } from '../support/layers.ts';
import type { Project } from '../support/project.ts';
import type { Rule } from '../support/rule.ts';

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
const LIST = 'tests/architecture/rules/documents.ts';
/** Files that whoever hosts the site writes by the examples of a document, and options of the bundler that are not set. */
const ELSEWHERE = new Set([
  'netlify/edge-functions/previews.ts',
  'functions/_middleware.ts',
  'npx tsx previews.mts',
  'entriesAware',
  'chunkOptimization',
]);

export const writtenTable: Rule = {
  name: 'the table of layers in src/README.md is the one that the imports are held to',
  check: ({ files }) => {
    const table = layerTable().split('\n').map(unpadded);
    const lines = (files.get(MAP) ?? '').split('\n');
    const start = lines.findIndex((line) => unpadded(line) === table[0]);
    const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
    const written = start === -1 ? [] : lines.slice(start, end === -1 ? undefined : end).map(unpadded);
    const faults = [
      ...table.filter((row) => !written.includes(row)).map((row) => `lacks this row of the table of layers: ${row}`),
      ...written.flatMap((row, at) =>
        table.includes(row) && written.indexOf(row) === at ? [] : [`has a row too many in the table of layers: ${row}`],
      ),
    ];
    if (faults.length === 0 && written.join('\n') !== table.join('\n'))
      faults.push('has the rows of the table of layers in another order');
    return faults.map((message) => ({ path: MAP, message }));
  },
};

/** A formatter aligns the columns of a table. */
const unpadded = (row: string): string => row.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');

export const documentedNames: Rule = {
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

export const excusedNames: Rule = {
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

export const filesInComments: Rule = {
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
