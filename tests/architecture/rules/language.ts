import type { SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, type SyntaxNode, textAt, walk } from '../support/syntax.ts';

interface Allowance {
  readonly where: RegExp;
  readonly because: string;
  /** Where it is not the whole file: what alone may be Korean there. */
  readonly only?: RegExp;
}

/** Korean that is no sentence for a reader. */
const ALLOWANCES: readonly Allowance[] = [
  { where: /^src\/ui\/messages\//, because: 'the words of the interface' },
  { where: /^src\/church\//, because: 'what the church says of itself' },
  {
    where: /^src\/adapters\/http\//,
    because: 'names of fields and values on the wire (ORGN-11, EVNT-04)',
    only: /^\S+$/,
  },
  { where: /^src\/content\/domain\/event[a-z-]*\.ts$/, because: 'the values of event types (EVNT-04)', only: /^\S+$/ },
  {
    where: /^src\/[a-z]+\/domain\//,
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
  ALLOWANCES.some(({ where, only }) => where.test(path) && (only === undefined || only.test(text)));

/** Text in quotes, in a template, between tags, in a pattern, or as a name of the code itself. */
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
