/** A node of the syntax tree of Vite's parser, typed as loosely as the rules need. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** @returns the node in a property of another node; undefined when there is none */
export const nodeAt = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** The nodes in a property that holds a list. */
export const nodesAt = (node: SyntaxNode | undefined, key: string): readonly SyntaxNode[] => {
  const value: unknown = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The text in a property such as `name`; '' when it holds no text. */
export const textAt = (node: SyntaxNode | undefined, key: string): string => {
  const value = node?.[key];
  return typeof value === 'string' ? value : '';
};

export type Visit = (node: SyntaxNode, parent?: SyntaxNode, key?: string) => void;

/** Calls `visit` for `root` and every node below, with its parent and the parent's property. */
export const walk = (root: SyntaxNode, visit: Visit): void => step(root, visit, () => true);

/** Like {@link walk}, without types, which are erased. */
export const walkValues = (root: SyntaxNode, visit: Visit): void =>
  step(root, visit, (node) => !node.type.startsWith('TS') || isWrappedExpression(node));

/** `a as B`, `a!`, `a satisfies B`: the inner expression runs. */
const isWrappedExpression = (node: SyntaxNode): boolean =>
  node.type !== 'TSClassImplements' && nodeAt(node, 'expression') !== undefined;

function step(
  node: SyntaxNode,
  visit: Visit,
  enters: (node: SyntaxNode) => boolean,
  parent?: SyntaxNode,
  key?: string,
): void {
  if (!enters(node)) return;
  visit(node, parent, key);
  for (const name of Object.keys(node)) {
    const value = node[name];
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) step(child, visit, enters, node, name);
    } else if (isNode(value)) step(value, visit, enters, node, name);
  }
}
