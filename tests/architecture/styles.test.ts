import { posix } from 'node:path';
import type { SourceModule } from './support/module.ts';
import { modulesUnder, type Project } from './support/project.ts';
import { type Rule, specify } from './support/rule.ts';
import { nodeAt, textAt, walk } from './support/syntax.ts';

const TOKENS = 'src/ui/app/styles/tokens.css';

/** The style sheets of the site. */
const styleSheets = ({ files }: Project): { path: string; text: string }[] =>
  [...files].filter(([path]) => /^src\/.*\.css$/.test(path)).map(([path, text]) => ({ path, text }));

/** One declaration of a style sheet. */
interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

interface StyleSheet {
  readonly declarations: readonly Declaration[];
  /** The prelude of each block on the top level, and each statement there without a block. */
  readonly topLevel: readonly Prelude[];
  /** The prelude of each block on any level. */
  readonly blocks: readonly Prelude[];
}

interface Prelude {
  readonly prelude: string;
  readonly line: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Parses as much of a style sheet as the rules need, without comments, strings and URLs. */
function readStyleSheet(text: string): StyleSheet {
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

const SHEET = 'src/ui/kit/actions/button.module.css';
const inLayer = (line: string): string => `@layer kit {\n  .a:hover {\n    ${line}\n  }\n}\n`;

const NAMED =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|' +
  'maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow';

// A colour that is a part of a name (`--event-green`, `white-space`) does not count.
const COLOUR = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:light|dark|medium|pale|deep)?(?:${NAMED})(?![\w-])`,
  'i',
);

const coloursInTokens: Rule = {
  name: 'colours stand only in tokens.css',
  check: (project) =>
    styleSheets(project)
      .filter(({ path }) => path !== TOKENS)
      .flatMap(({ path, text }) =>
        readStyleSheet(text)
          .declarations.filter(({ value }) => COLOUR.test(value))
          .map(({ property, value, line }) => ({ path, line, message: `writes ${property}: ${value}, use a token` })),
      ),
};

specify(coloursInTokens, {
  breaks: [
    [SHEET, inLayer('color: #12594b;'), `${SHEET}:3 writes color: #12594b`],
    [SHEET, inLayer('background: rgb(0 0 0 / 50%);'), 'background: rgb('],
    [SHEET, inLayer('border: 1px solid red'), 'border: 1px solid red'],
    [SHEET, inLayer('color: darkgreen;'), 'color: darkgreen'],
    [SHEET, inLayer('color: color-mix(in srgb, var(--color-text), white)'), 'white'],
    ['src/ui/app/styles/reset.css', 'a { color: #fff }', 'color: #fff'],
  ],
  keeps: [
    {
      [TOKENS]: ':root { --color-page: #fbfaf6; }',
      [SHEET]: `/* #fff */ @layer kit { #tan { white-space: nowrap; color: var(--event-green); mask: url("#red");
        background: color-mix(in oklab, var(--color-accent) 20%, transparent); border-color: currentColor; content: "red"; } }`,
    },
  ],
});

const layeredModules: Rule = {
  name: 'every CSS module keeps its rules in a layer',
  check: (project) =>
    styleSheets(project)
      .filter(({ path }) => path.endsWith('.module.css'))
      .flatMap(({ path, text }) =>
        readStyleSheet(text)
          .topLevel.filter(({ prelude }) => !/^@layer\s+[a-z]/.test(prelude))
          .map(({ prelude, line }) => ({ path, line, message: `writes ${prelude} outside a layer` })),
      ),
};

specify(layeredModules, {
  breaks: [
    [SHEET, `${inLayer('margin: 0')}\n.a { margin: 0 }`, `${SHEET}:7 writes .a outside a layer`],
    [SHEET, '@media print { @layer kit { a { margin: 0 } } }', '@media print'],
    [SHEET, '@layer { a { margin: 0 } }', '@layer outside'],
    [SHEET, '.a { composes: b; }', '.a outside'],
  ],
  keeps: [
    {
      [SHEET]: `@layer kit { @media print { .a { margin: 0 } } @keyframes b { to { opacity: 0 } } } @layer pages { .c { top: 0 } }`,
    },
  ],
});

const declarationsOf = ({ text }: { readonly text: string }): readonly Declaration[] =>
  readStyleSheet(text).declarations;

const declaredTokens: Rule = {
  name: 'what a rule takes from a token is declared',
  check: (project) => {
    const sheets = styleSheets(project);
    const declared = new Set(sheets.flatMap(declarationsOf).map(({ property }) => property));
    return sheets.flatMap((sheet) =>
      declarationsOf(sheet).flatMap(({ value, line }) =>
        [...value.matchAll(/var\((--[\w-]+)\)/g)]
          .filter(([, name = '']) => !declared.has(name))
          .map(([, name]) => ({ path: sheet.path, line, message: `takes ${name}, which nothing declares` })),
      ),
    );
  },
};

specify(declaredTokens, {
  breaks: [
    [
      { [TOKENS]: ':root { --color-action: #12594b; }', [SHEET]: inLayer('color: var(--green);') },
      `${SHEET}:3 takes --green`,
    ],
  ],
  keeps: [
    {
      [TOKENS]: ':root { --color-action: #12594b; }',
      [SHEET]: inLayer('--mark: var(--color-action); color: var(--mark); top: var(--toasts-above, 0px);'),
    },
  ],
});

/** Properties that the compositor animates without repainting, and discrete ones. */
const COMPOSITED = /^(?:opacity|transform|translate|scale|rotate|visibility|scroll-snap-align)$/;

const compositedKeyframes: Rule = {
  name: 'what moves is painted once',
  check: (project) =>
    keyframesIn(project).flatMap(({ path, line: first, name, steps }) =>
      readStyleSheet(steps)
        .declarations.filter(({ property }) => !COMPOSITED.test(property))
        .map(({ property, line }) => ({
          path,
          line: first + line - 1,
          message: `animates ${property} in @keyframes ${name}: each frame of it is painted again`,
        })),
    ),
};

/** @property steps as they are written, without what stands before them */
interface Keyframes {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly steps: string;
}

const keyframesIn = (project: Project): readonly Keyframes[] =>
  styleSheets(project).flatMap(({ path, text }) =>
    [...text.matchAll(/@keyframes\s+(\S+)\s*(\{(?:[^{}]*\{[^{}]*\})*)/g)].map(
      ({ 1: name = '', 2: steps = '', index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        name,
        steps,
      }),
    ),
  );

specify(compositedKeyframes, {
  breaks: [[SHEET, '@layer kit {\n@keyframes a {\nto { width: 0 } } }', `${SHEET}:3 animates width in @keyframes a`]],
  keeps: [{ [SHEET]: '@layer kit { @keyframes a { from { opacity: 0 } to { translate: 0 2px; } } }' }],
});

/** Of a selector list, the selectors that match a pseudo-element of any element at all. */
const anyPseudo = (prelude: string): readonly string[] =>
  prelude
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => /(?:^|[\s>+~*])::?(?:before|after)$/.test(selector));

const ownPseudoElements: Rule = {
  name: 'a pseudo-element is styled where it is',
  check: (project) =>
    styleSheets(project).flatMap(({ path, text }) =>
      readStyleSheet(text)
        .blocks.filter(({ prelude }) => anyPseudo(prelude).length > 0)
        .map(({ prelude, line }) => ({
          path,
          line,
          message: `styles ${anyPseudo(prelude).join(', ')}: the browser computes a style more for every element`,
        })),
    ),
};

specify(ownPseudoElements, {
  breaks: [
    ['src/ui/app/styles/reset.css', '@layer reset {\n*,\n::before { top: 0 } }', 'reset.css:2 styles ::before:'],
    [SHEET, '@layer kit { .a > *::after { content: ""; } }', 'styles .a > *::after'],
    [SHEET, '@layer kit { .a :after { content: ""; } }', 'styles .a :after'],
  ],
  keeps: [
    { [SHEET]: '@layer kit { .a::before, .b[open] > .c:first-child::after, td::before { top: 0 } ::selection {} }' },
  ],
});

const styleClasses: Rule = {
  name: 'a class that a view names stands in its style sheet',
  check: (project) =>
    ['src/ui/', 'mock-server/panel/'].flatMap((folder) =>
      modulesUnder(project, folder).flatMap((module) =>
        sheetsOf(module).flatMap(({ local, path }) => {
          const known = classesIn(project.files.get(path) ?? '');
          return namesOf(module, local)
            .filter(({ name }) => !known.has(name))
            .map(({ name, line }) => ({
              path: module.path,
              line,
              message: `names the class ${name}, which ${path} does not have: it would have no style at all`,
            }));
        }),
      ),
    ),
};

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const sheetsOf = ({ path, text }: SourceModule): { readonly local: string; readonly path: string }[] =>
  [...text.matchAll(IMPORT)].map(([, local = '', specifier = '']) => ({
    local,
    path: specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(path), specifier),
  }));

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

interface Named {
  readonly name: string;
  readonly line: number;
}

/** `styles.name`; computed names are not checked. */
function namesOf({ program, lineOf }: SourceModule, local: string): Named[] {
  const found: Named[] = [];
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || node['computed'] === true) return;
    if (textAt(nodeAt(node, 'object'), 'name') !== local) return;
    found.push({ name: textAt(nodeAt(node, 'property'), 'name'), line: lineOf(node.start) });
  });
  return found;
}

const CARD = `import styles from './card.module.css';\nexport const Card = () => <p className={styles.card} />;`;

specify(styleClasses, {
  breaks: [
    [
      { 'src/ui/kit/layout/card.tsx': CARD, 'src/ui/kit/layout/card.module.css': '/* .card */ .panel { top: 0 }' },
      'card.tsx:2 names the class card, which src/ui/kit/layout/card.module.css does not have',
    ],
  ],
  keeps: [
    {
      'src/ui/kit/layout/card.tsx': CARD,
      'src/ui/kit/layout/card.module.css': '@layer kit { .frame > .card:hover { margin: 0 } }',
    },
  ],
});
