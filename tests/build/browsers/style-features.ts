import { lacking } from './support.ts';
import { branch, compatData, compatOf, namesIn } from './tree.ts';

const { css } = compatData;
const properties = branch(css, 'properties');
const atRules = branch(css, 'at-rules');
const selectors = branch(css, 'selectors');
const types = branch(css, 'types');

/** Units that MDN lists under another name. */
const UNITS: Readonly<Record<string, string>> = { d: 'dynamic', s: 'small', l: 'large' };

/** The features of a style sheet that one of the oldest browsers lacks, outside of `@supports`. */
export function youngStyleFeatures(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (feature: string, compat: ReturnType<typeof compatOf>) => {
    if (lacking(compat).length > 0) found.add(feature);
  };
  for (const { prelude, declaration, within } of pieces(text)) {
    if (within.some((outer) => outer.startsWith('@supports'))) continue;
    if (declaration !== undefined) declarationFeatures(declaration, note);
    else if (prelude.startsWith('@')) atRuleFeatures(prelude, note);
    else selectorFeatures(prelude, within, note);
  }
  return found;
}

type Note = (feature: string, compat: ReturnType<typeof compatOf>) => void;

function declarationFeatures(declaration: string, note: Note): void {
  const property = declaration.slice(0, declaration.indexOf(':')).trim();
  const value = declaration.slice(declaration.indexOf(':') + 1);
  const known = branch(properties, property);
  // The bundler adds prefixed properties beside the standard one.
  if (property.startsWith('-')) return;
  note(property, compatOf(known));
  if (lacking(compatOf(known)).length > 0) return;
  for (const [word] of value.matchAll(/[a-z][a-z-]*(?![a-z(-])/g)) {
    note(`${property}: ${word}`, compatOf(branch(known, word)));
  }
  for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
    for (const kind of [types, ...namesIn(types).map((type) => branch(types, type))]) {
      note(`${name}()`, compatOf(branch(kind, name)));
    }
  }
  for (const [, size = ''] of value.matchAll(/\d([dsl])v(?:h|w|min|max|i|b)\b/g)) {
    const kind = `viewport_percentage_units_${UNITS[size]}`;
    note(`${size}vh`, compatOf(branch(branch(types, 'length'), kind)));
  }
}

function atRuleFeatures(prelude: string, note: Note): void {
  const [, name = '', condition = ''] = /^@([a-z-]+)(.*)$/s.exec(prelude) ?? [];
  const known = branch(atRules, name);
  note(`@${name}`, compatOf(known));
  for (const [, feature = ''] of condition.matchAll(/\(\s*([a-z-]+)/g)) {
    note(`@${name} (${feature})`, compatOf(branch(known, feature)));
  }
}

function selectorFeatures(prelude: string, within: readonly string[], note: Note): void {
  if (within.some((outer) => !outer.startsWith('@'))) note('nesting', compatOf(branch(selectors, 'nesting')));
  for (const [, name = ''] of prelude.matchAll(/::?([a-z][a-z-]*)/g))
    note(`:${name}`, compatOf(branch(selectors, name)));
}

interface BoardItem {
  /** The prelude of a block, or a statement without a block. */
  readonly prelude: string;
  readonly declaration?: string;
  /** The preludes of the enclosing blocks. */
  readonly within: readonly string[];
}

function pieces(text: string): readonly BoardItem[] {
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, '""');
  const found: BoardItem[] = [];
  const within: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of plain.matchAll(/[{};]/g)) {
    const prelude = plain.slice(start, index).trim();
    start = index + 1;
    if (prelude !== '' && mark !== '{' && within.length > 0 && !prelude.startsWith('@'))
      found.push({ prelude: '', declaration: prelude, within: [...within] });
    else if (prelude !== '') found.push({ prelude, within: [...within] });
    if (mark === '{') within.push(prelude);
    if (mark === '}') within.pop();
  }
  return found;
}
