import type { SourceModule } from './support/module.ts';
import { modulesUnder, type Project } from './support/project.ts';
import { type Rule, specify, type Violation } from './support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from './support/syntax.ts';

/** What an expression shows: elements or nothing, what a caller chooses, or a text. From the least to the most that can be wrong. */
const CONTENTS = ['elements', 'slot', 'text'] as const;

type Content = (typeof CONTENTS)[number];

const mostOf = (contents: readonly Content[]): Content =>
  CONTENTS[Math.max(0, ...contents.map((content) => CONTENTS.indexOf(content)))] ?? 'text';

const textsAlone: Rule = {
  name: 'a text is the only child of its element: a browser that translates the page puts another node into its place, which React knows nothing of (SHELL-12)',
  check: (project) =>
    modulesUnder(project, 'src/ui/')
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap((module) => textsBesideOthers(module, project)),
};

/** What may hold a text that a caller gives; in other elements a slot holds blocks. */
const HOLDS_TEXT =
  /^(?:a|b|button|dd|dt|em|h[1-6]|label|legend|li|output|p|small|span|strong|summary|td|th|time)$|(?:Button|Link|Trigger|Tag)$/;

function textsBesideOthers(module: SourceModule, { files }: Project): readonly Violation[] {
  const { path, program, text, lineOf, imports } = module;
  const found: Violation[] = [];
  const report = (node: SyntaxNode, fault: string): void => {
    found.push({ path, line: lineOf(node.start), message: `${fault}: give the text an element of its own` });
  };
  const contentOf = readContents(program, [text, ...imports.map((each) => files.get(each.path ?? '') ?? '')]);
  walkValues(program, (node, parent) => {
    if (isComponent(node, parent) && returnsOf(node).some((shown) => contentOf(shown) === 'text'))
      report(node, 'is a component that shows a text without an element');
    const isFragment = node.type === 'JSXFragment' || tagOf(node, text) === 'Fragment';
    if (!isFragment && node.type !== 'JSXElement') return;
    const children = nodesAt(node, 'children').filter((child) => !isLayout(child));
    if (!isFragment && children.length < 2) return;
    const contents = children.filter((child) => !isBlank(child)).map(contentOf);
    if (contents.includes('text') || (contents.includes('slot') && HOLDS_TEXT.test(tagOf(node, text))))
      report(node, 'writes a text beside something else');
  });
  return found;
}

const tagOf = (node: SyntaxNode, text: string): string => {
  const name = nodeAt(nodeAt(node, 'openingElement'), 'name');
  return name === undefined ? '' : text.slice(name.start, name.end);
};

/** A line break of the source, or a comment, of which nothing is in the page. */
const isLayout = (child: SyntaxNode): boolean =>
  /^\s*\n\s*$/.test(textAt(child, 'value')) || nodeAt(child, 'expression')?.type === 'JSXEmptyExpression';

/** A space between elements, which nobody translates. */
const isBlank = (child: SyntaxNode): boolean =>
  /^\s+$/.test(textAt(child.type === 'JSXText' ? child : nodeAt(child, 'expression'), 'value'));

const isFunction = ({ type }: SyntaxNode): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

function isComponent(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  const named = [nodeAt(node, 'id'), nodeAt(parent, 'id')];
  return isFunction(node) && named.some((name) => /^[A-Z][a-z]/.test(textAt(name, 'name')));
}

/** What a function returns; what functions inside of it return is not its own. */
function returnsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const body = nodeAt(node, 'body');
  if (body === undefined) return [];
  if (body.type !== 'BlockStatement') return [body];
  const inner: SyntaxNode[] = [];
  const returned: SyntaxNode[] = [];
  walkValues(body, (each) => {
    if (inner.some(({ start, end }) => start <= each.start && each.end <= end)) return;
    if (isFunction(each)) inner.push(each);
    const value = each.type === 'ReturnStatement' ? nodeAt(each, 'argument') : undefined;
    if (value !== undefined) returned.push(value);
  });
  return returned;
}

/** A variable, and the part of the file in which it is known. */
interface Variable {
  readonly name: string;
  readonly value: SyntaxNode | undefined;
  readonly scope: SyntaxNode;
}

/**
 * Tells what the expressions of a file show, by what it and the files that it imports declare. What they do not tell may be a
 * text.
 */
function readContents(program: SyntaxNode, texts: readonly string[]): (node: SyntaxNode) => Content {
  const functions: SyntaxNode[] = [program];
  const variables: Variable[] = [];
  walkValues(program, (node) => {
    if (isFunction(node)) functions.push(node);
    if (node.type !== 'VariableDeclarator') return;
    const scope = functions.findLast((each) => contains(each, node)) ?? program;
    variables.push({ name: textAt(nodeAt(node, 'id'), 'name'), value: nodeAt(node, 'init'), scope });
  });
  const ofName = (name: string, at: SyntaxNode): Content => {
    if (name === 'undefined') return 'elements';
    const known = variables.filter(({ name: own, scope, value }) => {
      return own === name && contains(scope, at) && !(value !== undefined && contains(value, at));
    });
    const local = known.findLast(({ scope }) => scope !== program)?.value;
    const value = local ?? (ofType(name, texts) === undefined ? known.at(-1)?.value : undefined);
    if (value === undefined) return ofType(name, texts) ?? 'text';
    return isFunction(value) ? mostOf(returnsOf(value).map(contentOf)) : contentOf(value);
  };
  const contentOf = (node: SyntaxNode): Content => {
    const part = (key: string): Content => {
      const inner = nodeAt(node, key);
      return inner === undefined ? 'elements' : contentOf(inner);
    };
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return 'elements';
      case 'Literal':
        return ['string', 'number'].includes(typeof node['value']) ? 'text' : 'elements';
      case 'ConditionalExpression':
        return mostOf([part('consequent'), part('alternate')]);
      case 'LogicalExpression':
        return node['operator'] === '&&' ? part('right') : mostOf([part('left'), part('right')]);
      case 'MemberExpression':
        return ofName(textAt(nodeAt(node, 'property'), 'name'), node);
      case 'Identifier':
        return ofName(textAt(node, 'name'), node);
      case 'CallExpression':
        return ofCall(node);
      default:
        return nodeAt(node, 'expression') === undefined ? 'text' : part('expression');
    }
  };
  const ofCall = (node: SyntaxNode): Content => {
    const callee = nodeAt(node, 'callee');
    if (callee === undefined) return 'text';
    const name = textAt(callee.type === 'MemberExpression' ? nodeAt(callee, 'property') : callee, 'name');
    if (name === 'createElement' || name === 'createPortal') return 'elements';
    const [given] = nodesAt(node, 'arguments');
    if (/^(?:map|flatMap)$/.test(name) && given !== undefined) return mostOf(returnsOf(given).map(contentOf));
    return ofName(name, node);
  };
  return contentOf;
}

/** By the type of a property; undefined if it has none that shows anything but a text. */
function ofType(name: string, texts: readonly string[]): Content | undefined {
  const type = new RegExp(`\\b${name}\\??: (?:\\([^)]*\\) => )?[^;]*?\\b(ReactNode|ReactElement)\\b[^;]*;`);
  for (const text of texts) {
    const [whole, shown] = type.exec(text) ?? [];
    if (whole !== undefined) return shown === 'ReactNode' || whole.includes('string') ? 'slot' : 'elements';
  }
  return undefined;
}

const contains = (outer: SyntaxNode, { start, end }: SyntaxNode): boolean => outer.start <= start && end <= outer.end;

const VIEW = 'src/ui/pages/home/home-page.tsx';

specify(textsAlone, {
  breaks: [
    [VIEW, '\nexport const A = ({ n }: P) => <p>{n} <b>b</b></p>;', `${VIEW}:2 writes a text beside something else`],
    [VIEW, 'export const A = ({ n }: P) => <p>Posts: {n}</p>;', 'beside something else'],
    [VIEW, 'export const A = ({ n }: P) => <p> {n}</p>;', 'beside something else'],
    [VIEW, 'export const A = ({ n }: P) => <p>{n > 0 && `${n} posts`} <b>b</b></p>;', 'beside something else'],
    [
      VIEW,
      'export const A = ({ n }: P) => <p>{n > 0 ? homeMessages.some : <b>b</b>} <i /></p>;',
      'beside something else',
    ],
    [VIEW, 'export const A = ({ n }: P) => <p>{n && <b>b</b>} {homeMessages.some}</p>;', 'beside something else'],
    [VIEW, 'export const A = ({ n }: P) => <p>{n.map((m) => `${m}, `)}<i /></p>;', 'beside something else'],
    [VIEW, 'export const A = ({ n }: P) => <p><i />{countOf(n)}</p>;', 'beside something else'],
    [VIEW, 'export const A = ({ n }: P) => <>{n}</>;', 'beside something else'],
    [VIEW, 'export const A = ({ n }: P) => <Fragment key="a">{n}</Fragment>;', 'beside something else'],
    [
      VIEW,
      'export const A = ({ children }: { readonly children: ReactNode }) => <Button>{children}<i /></Button>;',
      'beside something else',
    ],
    [VIEW, 'export function Abc() { return homeMessages.some; }', 'is a component that shows a text'],
    [VIEW, 'export const Abc = () => countOf(1);', 'is a component that shows a text'],
  ],
  keeps: [
    {
      [VIEW]: `
        import { usePictures } from './pictures.tsx';
        interface P { readonly n: number; readonly aside: ReactNode; readonly render: () => ReactElement; }
        export function Abc({ n, aside, render }: P) {
          const which = <VisuallyHidden>{\` \${n}\`}</VisuallyHidden>;
          const drawn = (at: number) => <Drawing at={at} />;
          const { viewer } = usePictures();
          if (n === 0) return undefined;
          return (
            <section>
              <p>{n}</p>
              <p>{n > 0 && homeMessages.some}</p>
              <p><Icon /> <span>{homeMessages.some}</span></p>
              {/* A remark. */}
              {n > 0 && <b>{n}</b>}
              {n > 1 ? which : <i>{n}</i>}
              {n.parts.map((part) => <b key={part}>{part}</b>)}
              {drawn(n)}
              {aside}
              {render()}
              {viewer}
            </section>
          );
        }`,
      'src/ui/pages/home/pictures.tsx': 'export interface Viewer { readonly viewer: ReactNode; }',
    },
  ],
});
