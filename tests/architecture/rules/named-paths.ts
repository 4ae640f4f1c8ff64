import { modulesUnder, type Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const PATH = /^(?:src|mock-server|tests|features)\/[\w./-]*$/;
/** Expressions that are held to paths. */
const OF_PATHS = /^\^\(?(?:\?:|\?!)?(?:src|mock-server|tests|features)\b|^\\\/.*\\\.(?:css|tsx?)\$$/;
const RULES = ['tests/architecture/rules/', 'tests/architecture/support/'];

export const namedPaths: Rule = {
  name: 'every file that a rule names is there, and every expression of a rule reaches one',
  check: (project) =>
    RULES.flatMap((folder) => modulesUnder(project, folder)).flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      const report = (node: SyntaxNode, message: string): void => {
        found.push({ path, line: lineOf(node.start), message });
      };
      walkValues(program, (node, parent) => {
        if (node.type !== 'Literal' || parent?.type.startsWith('Import') === true) return;
        const text = textAt(node, 'value');
        if (PATH.test(text) && !isThere(text, project))
          report(node, `names ${text}, which is not there: name what took its place, or take it out`);
        const pattern = patternOf(node);
        if (!OF_PATHS.test(pattern)) return;
        for (const variant of variantsOf(pattern))
          if (!reaches(variant, project))
            report(node, `reaches no file by /${variant}/: name what is there, or take it out`);
      });
      return found;
    }),
};

function patternOf(literal: SyntaxNode): string {
  const regex: unknown = literal['regex'];
  return typeof regex === 'object' && regex !== null && 'pattern' in regex ? String(regex.pattern) : '';
}

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
