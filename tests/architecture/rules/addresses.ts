import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

/** The table of routes. */
const TABLE = 'src/ui/app/routes/routes.ts';
const ADDRESS = /^\/[a-z]/i;
/** Views, domain modules and wiring; adapters contain the server's addresses. */
const JUDGED = /^src\/(?:ui|composition|auth|people|organisation|content|admin|shared)\//;
/** Templates with slashes that are no addresses: the names of claims, the comparison of paths, `3/8쪽`. */
const JOINS = /^src\/(?:auth\/session|shared\/addresses|ui\/messages\/ko\/bulletin)\.ts$/;
const ROUTES = /^src\/ui\/app\/routes\//;

export const addressesInTheTable: Rule = {
  name: 'views, machines and rules write no address: href(page) does, from the one table of routes',
  check: (project) =>
    project.modules
      .filter(({ path }) => JUDGED.test(path) && path !== TABLE)
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node, parent) => {
          if (isJoined(node) && !JOINS.test(path) && !ROUTES.test(path))
            found.push({ path, line: lineOf(node.start), message: 'joins an address: ask href(page, params) for it' });
          const text = writtenIn(node, parent);
          const isHome = text === '/' && parent?.type === 'JSXAttribute';
          // Module paths of imports are not addresses.
          if (parent?.type.startsWith('Import') === true || !(ADDRESS.test(text) || isHome)) return;
          found.push({ path, line: lineOf(node.start), message: `writes "${text}": ask href(page) for it` });
        });
        return found;
      }),
};

/** The value of a text, or the beginning of a template. */
function writtenIn(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  if (node.type === 'Literal') return textAt(node, 'value');
  return nodesAt(parent, 'quasis')[0] === node ? rawOf(node) : '';
}

/** Whether a template begins with an expression, and continues with a slash. */
function isJoined(node: SyntaxNode): boolean {
  const [first, second] = node.type === 'TemplateLiteral' ? nodesAt(node, 'quasis') : [];
  return first !== undefined && second !== undefined && rawOf(first) === '' && rawOf(second).startsWith('/');
}

function rawOf(element: SyntaxNode): string {
  const value: unknown = element['value'];
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}

const KIT = /^src\/ui\/kit\/navigation\/(?:text-)?link\.tsx$/;
const OWNERS: Readonly<Record<string, string>> = {
  target: 'ExternalLink',
  rel: 'ExternalLink',
  'text.link': 'TextLink',
};

export const linksOfTheKit: Rule = {
  name: 'a link in words is a TextLink, and one that opens a window an ExternalLink',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      walkValues(program, (node, parent) => {
        const written = linkPartOf(node, parent);
        const owner = OWNERS[written];
        if (owner === undefined || KIT.test(path)) return;
        found.push({ path, line: lineOf(node.start), message: `writes ${written} by itself: use ${owner}` });
      });
      return found;
    }),
};

/** `target`, `rel` or the style of a link. */
function linkPartOf(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  if (node.type === 'MemberExpression')
    return `${textAt(nodeAt(node, 'object'), 'name')}.${textAt(nodeAt(node, 'property'), 'name')}`;
  const isOfLink = parent?.type === 'JSXOpeningElement' && /^(?:a|Link)$/.test(textAt(nodeAt(parent, 'name'), 'name'));
  return isOfLink ? textAt(nodeAt(node, 'name'), 'name') : '';
}
