import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { isNode, nodeAt, nodesAt, type SyntaxNode, textAt, walk } from '../../../architecture/support/syntax.ts';

/** The title of a test or of a group of tests. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
}

const TESTS = ['describe', 'it', 'test'];

/** The titles of tests that run; skipped tests and `todo` prove nothing. */
export function readTitles(file: string, text: string): readonly TestTitle[] {
  const { program } = parseSync(file, text);
  const titles: TestTitle[] = [];
  if (!isNode(program)) return titles;
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [test, ...modifiers] = namesOf(nodeAt(node, 'callee'));
    if (test === undefined || !TESTS.includes(test) || modifiers.some((name) => name === 'skip' || name === 'todo'))
      return;
    const title = writtenIn(nodesAt(node, 'arguments')[0]);
    if (title !== '') titles.push({ file, title });
  });
  return titles;
}

/** The titles in all test files of a folder. */
export const titlesUnder = (top: string, folder: string): readonly TestTitle[] =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:test|contract)\.tsx?$/.test(path))
    .flatMap((path) => readTitles(`${folder}/${path}`, readFileSync(join(top, folder, path), 'utf8')));

/** The names in `describe.skip.each([…])`, outermost first. */
function namesOf(callee: SyntaxNode | undefined): readonly string[] {
  if (callee?.type === 'Identifier') return [textAt(callee, 'name')];
  if (callee?.type === 'CallExpression') return namesOf(nodeAt(callee, 'callee'));
  if (callee?.type !== 'MemberExpression') return [];
  return [...namesOf(nodeAt(callee, 'object')), textAt(nodeAt(callee, 'property'), 'name')];
}

function writtenIn(title: SyntaxNode | undefined): string {
  if (title?.type === 'Literal') return textAt(title, 'value');
  return nodesAt(title, 'quasis')
    .map((quasi) => quasi['value'])
    .map((value) => (typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''))
    .join('…');
}
