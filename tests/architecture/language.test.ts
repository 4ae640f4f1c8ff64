import type { SourceModule } from './support/module.ts';
import { modulesUnder } from './support/project.ts';
import { type Rule, specify, type Violation } from './support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, type Visit, walk } from './support/syntax.ts';

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
    because: 'single letters, and the strokes of vowels, for the search of what is being typed (MEMB-07)',
    only: /^[ㄱ-ㅣㆍ]+$/,
  },
];

const HANGUL = /\p{Script=Hangul}/u;

/** The texts of a file that say what must not be said there. */
function saidIn(
  { path, program, lineOf }: SourceModule,
  textOf: (...node: Parameters<Visit>) => string | undefined,
  instead: string,
): readonly Violation[] {
  const found: Violation[] = [];
  walk(program, (...node) => {
    const text = textOf(...node);
    if (text !== undefined) found.push({ path, line: lineOf(node[0].start), message: `says "${text}": ${instead}` });
  });
  return found;
}

const koreanText = (node: SyntaxNode): string | undefined => {
  const text = writtenText(node);
  return HANGUL.test(text) ? text.trim() : undefined;
};

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

const allows = ({ only }: Allowance, text: string): boolean => only === undefined || only.test(text);

const koreanInMessages: Rule = {
  name: 'Korean text stands only in ui/messages and church',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap((module) => {
      const here = ALLOWANCES.filter(({ where }) => where.test(module.path));
      const textOf = (node: SyntaxNode): string | undefined => {
        const text = koreanText(node);
        return text === undefined || here.some((allowance) => allows(allowance, text)) ? undefined : text;
      };
      return saidIn(module, textOf, "put it into ui/messages, or into church where it is this church's own");
    }),
};

const VIEW = 'src/ui/pages/home/home-page.tsx';

specify(koreanInMessages, {
  breaks: [
    [VIEW, '\nexport const A = () => <p>환영합니다</p>;', `${VIEW}:2 says "환영합니다"`],
    [VIEW, 'export const A = () => <img alt="교회" />;', 'says "교회"'],
    ['src/auth/account.ts', 'export const a = (b: string) => `${b} 성도님`;', 'says "성도님"'],
    ['src/auth/session.use-cases.ts', `export const makeA = () => '실패';`, 'says "실패"'],
    ['src/organisation/organisation.ts', 'export interface A { readonly 당회장: string }', 'says "당회장"'],
    ['src/adapters/http/answers.ts', `export const a = '서버가 없습니다';`, 'says "서버가'],
    ['src/people/directory.ts', 'export const a = /^[가-힣]+$/u;', '가-힣'],
  ],
  keeps: [
    {
      'src/ui/messages/ko/home.ts': `export const a = '환영합니다';`,
      'src/church/facts.ts': `export const a = '소망한인교회';`,
      'src/adapters/http/organisation.ts': `export const a = { 당회장: '', '주간행사': 1 };`,
      'src/shared/hangul.ts': `/** 김민수 → ㄱㅁㅅ */ export const a = 'ㄱㄲㄴ';`,
      'mock-server/seeds/names.ts': `export const a = '김민수';`,
    },
  ],
});

const listedKorean: Rule = {
  name: 'where Korean is allowed outside of the messages, some stands',
  check: (project) =>
    ALLOWANCES.flatMap((allowance): readonly Violation[] => {
      const modules = modulesUnder(project, 'src/').filter(({ path }) => allowance.where.test(path));
      const [first] = modules;
      const textOf = (node: SyntaxNode): string | undefined => {
        const text = koreanText(node);
        return text !== undefined && allows(allowance, text) ? text : undefined;
      };
      return first === undefined || modules.some((module) => saidIn(module, textOf, '').length > 0)
        ? []
        : [{ path: first.path, message: `needs no allowance for ${allowance.because}: take it off the list` }];
    }),
};

specify(listedKorean, {
  breaks: [
    [
      'src/shared/hangul.ts',
      '/** 김민수 → ㄱㅁㅅ */ export const a = 1;',
      'hangul.ts needs no allowance for single letters',
    ],
    [
      'src/shared/hangul.ts',
      `export const a = '가나다';`,
      'src/shared/hangul.ts needs no allowance for single letters',
    ],
  ],
  keeps: [
    {
      'src/adapters/http/answers.ts': 'export const a = 1;',
      'src/adapters/http/organisation.ts': `export const a = { 당회장: '' };`,
    },
  ],
});

/** Names that Korean readers know in Latin letters, and keys as they are labelled on keyboards. */
const KNOWN_IN_KOREAN =
  /\b(?:PDF|PNG|JPEG|WebP|GIF|HEIC|SVG|MB|KB|Esc|Alt|OpenStreetMap)\b|\b[\w.]+@[\w.]+\b|(?<![A-Za-z])[A-Za-z](?![A-Za-z])/g;

/** More than an identifier of the code: with Hangul beside it, a space, a capital at its start or a mark at its end. */
const IS_SENTENCE = /\p{Script=Hangul}|^[A-Z]|\S\s+\S|[!:.?]$/u;

const englishIsMarked: Rule = {
  name: 'English in a Korean message is marked as such',
  check: (project) =>
    modulesUnder(project, 'src/ui/messages/').flatMap((module) =>
      saidIn(module, unmarkedEnglish, "write what is English as english('…'), which a Message reads as that"),
    ),
};

function unmarkedEnglish(...[node, parent, key]: Parameters<Visit>): string | undefined {
  if (key === 'source' || key === 'key' || parent?.type === 'TSLiteralType' || isMarked(parent)) return undefined;
  const text = sentenceOf(node);
  return IS_SENTENCE.test(text) && /[A-Za-z]/.test(text.replaceAll(KNOWN_IN_KOREAN, '')) ? text : undefined;
}

const isMarked = (parent: SyntaxNode | undefined): boolean =>
  parent?.type === 'CallExpression' && textAt(nodeAt(parent, 'callee'), 'name') === 'english';

/** A text as it is written; an inserted value counts as a letter of no language. */
function sentenceOf(node: SyntaxNode): string {
  if (node.type === 'Literal') return textAt(node, 'value');
  return node.type === 'TemplateLiteral' ? nodesAt(node, 'quasis').map(writtenText).join('…') : '';
}

const MESSAGES = 'src/ui/messages/ko/failures.ts';

specify(englishIsMarked, {
  breaks: [
    [
      MESSAGES,
      `\nexport const a = { b: '안 됩니다. (Network Error)' };`,
      `${MESSAGES}:2 says "안 됩니다. (Network Error)"`,
    ],
    [MESSAGES, 'export const a = (b: string) => `Error: ${b}`;', 'says "Error: …"'],
    [MESSAGES, `export const a = { literal: 'Unauthorized' };`, 'says "Unauthorized"'],
    [MESSAGES, `export const a = 'no answer';`, 'says "no answer"'],
  ],
  keeps: [
    {
      [MESSAGES]: `import { english } from '../message-text.ts';
        export const a = ['연결 (', english('Network Error'), ')'];
        export const b = 'PDF 파일을 골라 주세요. 예: hong@example.com';
        export const c = (kind: 'session' | 'committee') => (kind === 'session' ? '당회' : '위원회');
        export const d = (name: string) => \`\${name}Unsure\`;`,
    },
  ],
});
