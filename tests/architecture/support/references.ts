import type { SourceModule } from './module.ts';
import { isNode, nodeAt, type SyntaxNode, textAt, walk, walkValues } from './syntax.ts';

/** A place where code uses a name at run time that it neither declares nor imports. */
export interface GlobalReference {
  /** As it is written: `fetch`, `document.cookie`, `Date.now`, `new Date()`. */
  readonly name: string;
  readonly line: number;
}

const HOMES_OF_GLOBALS = new Set(['window', 'globalThis', 'self']);
const DECLARING_KEYS = new Set(['id', 'params', 'local', 'param']);

/** The globals that a file uses; for a member (`Date.now`), its object is listed too. */
export function globalsOf({ program, lineOf }: SourceModule): readonly GlobalReference[] {
  const declared = declaredNames(program);
  const found: GlobalReference[] = [];
  walkValues(program, (node, parent, key) => {
    const name = globalName(node, parent, key);
    if (name === undefined || declared.has(name)) return;
    const line = lineOf(node.start);
    found.push({ name, line });
    const member = parent?.type === 'MemberExpression' && key === 'object' ? memberName(parent) : '';
    if (member !== '') found.push({ name: HOMES_OF_GLOBALS.has(name) ? member : `${name}.${member}`, line });
    if (isCallWithoutTime(parent, key)) found.push({ name: `new ${name}()`, line });
  });
  return found;
}

function globalName(node: SyntaxNode, parent: SyntaxNode | undefined, key: string | undefined): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const isMember = parent?.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true;
  const isKey = key === 'key' && parent?.['computed'] !== true && parent?.['shorthand'] !== true;
  const isExportedName = key === 'exported' || key === 'imported' || key === 'label' || key === 'meta';
  return isMember || isKey || isExportedName ? undefined : textAt(node, 'name');
}

const memberName = (expression: SyntaxNode): string => {
  const property = nodeAt(expression, 'property');
  return textAt(property, 'name') || textAt(property, 'value');
};

const isCallWithoutTime = (parent: SyntaxNode | undefined, key: string | undefined): boolean =>
  parent?.type === 'NewExpression' &&
  key === 'callee' &&
  Array.isArray(parent['arguments']) &&
  parent['arguments'].length === 0;

/** Every name that the file declares anywhere. Scopes are ignored: a local name hides the global of the same name. */
function declaredNames(program: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node, parent, key) => {
    if (key !== undefined && DECLARING_KEYS.has(key) && parent?.type !== 'MetaProperty') collectPattern(node, names);
  });
  return names;
}

function collectPattern(node: SyntaxNode, names: Set<string>): void {
  if (node.type === 'Identifier') names.add(textAt(node, 'name'));
  const inner = ['left', 'argument', 'value'].map((key) => nodeAt(node, key));
  const lists = [node['properties'], node['elements']].flat();
  for (const child of [...inner, ...lists]) {
    if (isNode(child)) collectPattern(child, names);
  }
}
