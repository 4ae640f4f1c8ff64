import { modulesUnder, type Project } from './support/project.ts';
import { type Rule, specify, type Violation } from './support/rule.ts';
import { nodeAt, type SyntaxNode, textAt, walkValues } from './support/syntax.ts';

const RULES = 'tests/architecture/';
const PATH = /^(?:src|mock-server|tests|features)\/[\w./-]*$/;
/** Expressions that are held to paths. */
const OF_PATHS = /^\^\(?(?:\?:|\?!)?(?:src|mock-server|tests|features)\b|^\\\/.*\\\.(?:css|tsx?)\$$/;

const namedPaths: Rule = {
  name: 'every file that a rule names is there, and every expression of a rule reaches one',
  check: (project) =>
    modulesUnder(project, RULES).flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      const madeUp = examplesIn(program);
      const report = (node: SyntaxNode, message: string): void => {
        found.push({ path, line: lineOf(node.start), message });
      };
      walkValues(program, (node, parent) => {
        if (node.type !== 'Literal' || parent?.type.startsWith('Import') === true) return;
        if (madeUp.some(({ start, end }) => start <= node.start && node.end <= end)) return;
        const text = textAt(node, 'value');
        if (PATH.test(text) && !isThere(text, project))
          report(node, `names ${text}, which is not there: name what took its place, or take it out`);
        const pattern = textAt(regexOf(node), 'pattern');
        if (!OF_PATHS.test(pattern)) return;
        for (const variant of variantsOf(pattern))
          if (!reaches(variant, project))
            report(node, `reaches no file by /${variant}/: name what is there, or take it out`);
      });
      return found;
    }),
};

/** What proves the rules: files that are made up. */
function examplesIn(program: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walkValues(program, (node) => {
    const made = textAt(nodeAt(node, 'id'), 'name');
    const isCall = node.type === 'CallExpression' && textAt(nodeAt(node, 'callee'), 'name') === 'specify';
    if (isCall || (node.type === 'VariableDeclarator' && /^(?:BREAKS|KEEPS)$/.test(made))) found.push(node);
  });
  return found;
}

/** The expression of a literal, which is no node of the tree. */
const regexOf = (literal: SyntaxNode): SyntaxNode | undefined => {
  const regex: unknown = literal['regex'];
  return typeof regex === 'object' && regex !== null ? { type: '', start: 0, end: 0, ...regex } : undefined;
};

const isThere = (path: string, { files }: Project): boolean =>
  files.has(path) || [...files.keys()].some((file) => file.startsWith(path.endsWith('/') ? path : `${path}/`));

const reaches = (pattern: string, { files }: Project): boolean => {
  const expression = new RegExp(pattern);
  return [...files.keys()].some((path) => expression.test(path));
};

/** A group of alternatives without another group inside, which stands once. */
const ALTERNATIVES = /\((?:\?:|(?!\?))([^()|]*(?:\|[^()|]*)+)\)(?![?*+])/g;

/** The expression with each of its alternatives in turn: a part that reaches nothing hides behind the others. */
function variantsOf(pattern: string): readonly string[] {
  const variants = [...pattern.matchAll(ALTERNATIVES)].flatMap(({ 0: group, 1: inner = '', index }) =>
    inner.split('|').map((one) => `${pattern.slice(0, index)}(?:${one})${pattern.slice(index + group.length)}`),
  );
  return [pattern, ...variants];
}

const RULE = 'tests/architecture/language.test.ts';
const THERE = { 'src/ui/kit/focus/focus.ts': '', 'src/ui/app/shell/toasts.tsx': '' };

specify(namedPaths, {
  breaks: [
    [{ ...THERE, [RULE]: `\nconst HOME = 'src/ui/focus/';` }, `${RULE}:2 names src/ui/focus/, which is not there`],
    [
      { ...THERE, 'tests/architecture/support/exceptions.ts': `const A = { from: ['src/ui/app/routes/href.ts'] };` },
      'tests/architecture/support/exceptions.ts:1 names src/ui/app/routes/href.ts',
    ],
    [{ ...THERE, [RULE]: String.raw`const PORTS = /^src\/[a-z]+\/ports\//;` }, `${RULE}:1 reaches no file by /^src`],
    [{ ...THERE, [RULE]: String.raw`const KIT = /^src\/ui\/(?:kit|forms)\//;` }, String.raw`/^src\/ui\/(?:forms)\//`],
    [{ ...THERE, [RULE]: String.raw`const WIDE = /\/brand\.module\.css$/;` }, 'reaches no file by'],
  ],
  keeps: [
    {
      ...THERE,
      [RULE]: String.raw`import { a } from 'src/gone.ts'; const HOME = ['src/ui/kit/focus/', 'src/ui/app']; const VIEW = /^src\/ui\/(?:kit|app)\/.*\.tsx?$/; const WORD = /^(?:a|b)$/; specify(one, { breaks: [['src/gone.ts', '', '']] });`,
    },
  ],
});

const LINT = '.oxlintrc.json';

const lintedFolders: Rule = {
  name: 'every folder that .oxlintrc.json names is there',
  check: (project) =>
    [...(project.files.get(LINT) ?? '').matchAll(/"((?:src|mock-server|tests|features)\/[^"*{]*)/g)]
      .map(([, folder = '']) => folder.replace(/\/$/, ''))
      .filter((folder) => !isThere(folder, project))
      .map((folder) => ({ path: LINT, message: `names ${folder}, which is not there` })),
};

specify(lintedFolders, {
  breaks: [
    [LINT, '{ "files": ["src/gone/**"] }', `${LINT} names src/gone, which is not there`],
    [{ ...THERE, [LINT]: '{ "excludeFiles": ["src/ui/**", "src/core.tsx"] }' }, 'names src/core.tsx'],
  ],
  keeps: [{ ...THERE, [LINT]: '{ "files": ["src/ui/**", "src/**/*.ports.ts", "src/ui/{app,kit}/**", "**/*.ts"] }' }],
});
