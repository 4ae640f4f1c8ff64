import type { SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walk } from '../support/syntax.ts';

interface Allowance {
  readonly where: RegExp;
  readonly because: string;
  /** The only Korean that is allowed in the file; all of it when absent. */
  readonly only?: RegExp;
}

/** Korean that is not a text for readers. */
const ALLOWANCES: readonly Allowance[] = [
  { where: /^src\/ui\/messages\//, because: 'the words of the interface' },
  { where: /^src\/church\//, because: 'what the church says of itself' },
  {
    where: /^src\/adapters\/http\//,
    because: 'names of fields and values on the wire (ORGN-11, EVNT-04)',
    only: /^\S+$/,
  },
  {
    where: /^src\/shared\/hangul\.ts$/,
    because: 'single letters for the search by initial consonants (MEMB-07)',
    only: /^[ㄱ-ㅣ]+$/,
  },
];

const HANGUL = /\p{Script=Hangul}/u;

export const koreanInMessages: Rule = {
  name: 'Korean text stands only in ui/messages and church',
  check: (project) => modulesUnder(project, 'src/').flatMap(koreanOf),
};

function koreanOf({ path, program, lineOf }: SourceModule): Violation[] {
  const found: Violation[] = [];
  walk(program, (node) => {
    const text = writtenText(node);
    if (!HANGUL.test(text) || isAllowed(path, text)) return;
    found.push({
      path,
      line: lineOf(node.start),
      message: `says "${text.trim()}": put it into ui/messages, or into church where it is this church's own`,
    });
  });
  return found;
}

const isAllowed = (path: string, text: string): boolean =>
  ALLOWANCES.some((allowance) => allowance.where.test(path) && allows(allowance, text));

const allows = ({ only }: Allowance, text: string): boolean => only === undefined || only.test(text);

export const listedKorean: Rule = {
  name: 'where Korean is allowed outside of the messages, some stands',
  check: (project) =>
    ALLOWANCES.flatMap((allowance): readonly Violation[] => {
      const modules = modulesUnder(project, 'src/').filter(({ path }) => allowance.where.test(path));
      const [first] = modules;
      return first === undefined || modules.some((module) => koreanIn(module).some((text) => allows(allowance, text)))
        ? []
        : [{ path: first.path, message: `needs no allowance for ${allowance.because}: take it off the list` }];
    }),
};

function koreanIn({ program }: SourceModule): readonly string[] {
  const found: string[] = [];
  walk(program, (node) => {
    const text = writtenText(node);
    if (HANGUL.test(text)) found.push(text);
  });
  return found;
}

/** A text in quotes, a template, JSX, a regular expression, or an identifier. */
function writtenText(node: SyntaxNode): string {
  if (node.type === 'TemplateElement') {
    const value: unknown = node['value'];
    return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
  }
  if (node.type === 'Literal')
    return textAt(node, 'value') || textAt(nodeAt(node, 'regex'), 'pattern') || patternOf(node);
  if (node.type === 'JSXText') return textAt(node, 'value');
  return node.type === 'Identifier' ? textAt(node, 'name') : '';
}

const patternOf = (node: SyntaxNode): string => (node['regex'] === undefined ? '' : textAt(node, 'raw'));

/** Names that Korean readers know in Latin letters, and keys as they are labelled on keyboards. */
const KNOWN_IN_KOREAN =
  /\b(?:PDF|PNG|JPEG|WebP|GIF|HEIC|SVG|MB|KB|Esc|Alt|OpenStreetMap)\b|\b[\w.]+@[\w.]+\b|(?<![A-Za-z])[A-Za-z](?![A-Za-z])/g;

/** More than an identifier of the code: with Hangul beside it, a space, a capital at its start or a mark at its end. */
const IS_SENTENCE = /\p{Script=Hangul}|^[A-Z]|\S\s+\S|[!:.?]$/u;

export const englishIsMarked: Rule = {
  name: 'English in a Korean message is marked as such',
  check: (project) => modulesUnder(project, 'src/ui/messages/').flatMap(unmarkedEnglish),
};

function unmarkedEnglish({ path, program, lineOf }: SourceModule): Violation[] {
  const found: Violation[] = [];
  walk(program, (node, parent, key) => {
    if (key === 'source' || key === 'key' || parent?.type === 'TSLiteralType' || isMarked(parent)) return;
    const text = sentenceOf(node);
    if (!IS_SENTENCE.test(text) || !/[A-Za-z]/.test(text.replaceAll(KNOWN_IN_KOREAN, ''))) return;
    found.push({
      path,
      line: lineOf(node.start),
      message: `says "${text}": write what is English as english('…'), which a Message reads as that`,
    });
  });
  return found;
}

const isMarked = (parent: SyntaxNode | undefined): boolean =>
  parent?.type === 'CallExpression' && textAt(nodeAt(parent, 'callee'), 'name') === 'english';

/** A text as it is written; an inserted value counts as a letter of no language. */
function sentenceOf(node: SyntaxNode): string {
  if (node.type === 'Literal') return textAt(node, 'value');
  return node.type === 'TemplateLiteral' ? nodesAt(node, 'quasis').map(writtenText).join('…') : '';
}
