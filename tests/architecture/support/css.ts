import type { Project } from './project.ts';

export const TOKENS = 'src/ui/app/styles/tokens.css';

/** The style sheets of the site. */
export const styleSheets = ({ files }: Project): { path: string; text: string }[] =>
  [...files].filter(([path]) => /^src\/.*\.css$/.test(path)).map(([path, text]) => ({ path, text }));

/** One declaration of a style sheet. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

export interface StyleSheet {
  readonly declarations: readonly Declaration[];
  /** The prelude of each block on the top level, and each statement there without a block. */
  readonly topLevel: readonly Prelude[];
  /** The prelude of each block on any level. */
  readonly blocks: readonly Prelude[];
}

export interface Prelude {
  readonly prelude: string;
  readonly line: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Parses as much of a style sheet as the rules need, without comments, strings and URLs. */
export function readStyleSheet(text: string): StyleSheet {
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, blank).replaceAll(/url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, blank);
  const declarations: Declaration[] = [];
  const topLevel: Prelude[] = [];
  const blocks: Prelude[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of plain.matchAll(/[{};]/g)) {
    const piece = plain.slice(start, index);
    const line = plain.slice(0, start + piece.search(/\S|$/)).split('\n').length;
    if (mark === '{') blocks.push({ prelude: piece.trim(), line });
    if (depth === 0 && piece.trim() !== '') topLevel.push({ prelude: piece.trim(), line });
    else if (mark !== '{' && piece.includes(':')) declarations.push(declaration(piece, line));
    depth += mark === '{' ? 1 : mark === '}' ? -1 : 0;
    start = index + 1;
  }
  return { declarations, topLevel, blocks };
}

const declaration = (piece: string, line: number): Declaration => ({
  property: piece.slice(0, piece.indexOf(':')).trim(),
  value: piece.slice(piece.indexOf(':') + 1).trim(),
  line,
});
