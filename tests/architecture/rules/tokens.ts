import { type Declaration, readStyleSheet, styleSheets, TOKENS } from '../support/css.ts';
import type { Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';

const HUES = /(?:^|-)(?:blue|brown|cyan|gold|gr[ae]y|green|orange|pink|purple|red|violet|white|black|yellow)(?:-|$)/;

const SPACING = /^(?:(?:scroll-)?(?:margin|padding)|inset)(?:-|$)|^(?:row-|column-)?gap$|radius$/;

/** A size inside one of these functions depends on the window and is not a spacing step. */
const FITTED = /\b(?:min|max|clamp)\((?:[^()]|\([^()]*\))*\)/g;

const declarationsOf = ({ text }: { readonly text: string }): readonly Declaration[] =>
  readStyleSheet(text).declarations;

const tokensOf = ({ files }: Project): readonly Declaration[] => declarationsOf({ text: files.get(TOKENS) ?? '' });

export const coloursByMeaning: Rule = {
  name: 'tokens name a colour by what it means',
  check: (project) =>
    tokensOf(project)
      .filter(({ property }) => property.startsWith('--'))
      .flatMap(({ property, value, line }): Violation[] => {
        const isColour = /^(?:#|rgb)/.test(value);
        if (isColour && !property.startsWith('--color-'))
          return [{ path: TOKENS, line, message: `calls a colour ${property}` }];
        return HUES.test(property.slice(2)) ? [{ path: TOKENS, line, message: `names a hue in ${property}` }] : [];
      }),
};

export const declaredTokens: Rule = {
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

export const spacingFromTokens: Rule = {
  name: 'spacing and corners that repeat a token take it',
  check: (project) => {
    const steps = new Map(
      tokensOf(project)
        .filter(({ property }) => /^--(?:quarter|half|three-quarters|s\d(?:-quarter|-half)?|r\d)$/.test(property))
        .map(({ property, value }) => [/[\d.]+(?:rem|px)/.exec(value)?.[0], property]),
    );
    return styleSheets(project)
      .filter(({ path }) => path !== TOKENS)
      .flatMap((sheet) =>
        declarationsOf(sheet)
          .filter(({ property }) => SPACING.test(property))
          .flatMap(({ property, value, line }) =>
            [...value.replaceAll(FITTED, '').matchAll(/(?<![\w.])-?([\d.]+(?:rem|px))\b/g)]
              .filter(
                ([, length]) =>
                  steps.has(length) && steps.get(length)?.startsWith('--r') === property.endsWith('radius'),
              )
              .map(([literal, length]) => ({
                path: sheet.path,
                line,
                message: `writes ${property}: ${literal}, use ${steps.get(length)}`,
              })),
          ),
      );
  },
};

/** The tokens that hold whole values of some properties. */
const VALUES: readonly (readonly [property: RegExp, token: RegExp])[] = [
  [SPACING, /^--(?:inset|half|s\d)/],
  [/^line-height$/, /^--leading/],
  [/^(?:border|outline)(?:-(?:block|inline))?(?:-(?:start|end))?$/, /^--(?:hair|rule|edge)/],
  [/^outline-offset$/, /^--focus-inside$/],
  [/^text-underline-offset$/, /^--underline$/],
  [/^max-width$/, /^--(?:measure|column)$/],
  [/^min-height$/, /^--row$/],
  [/^width$/, /^--(?:dot|icon-s)$/],
];

/** A value is the same however it is broken into lines. */
const inOneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');

export const valuesFromTokens: Rule = {
  name: 'what repeats the value of a token takes it',
  check: (project) => {
    const tokens = tokensOf(project).map(({ property, value }) => ({ name: property, whole: inOneLine(value) }));
    return styleSheets(project)
      .filter(({ path }) => path !== TOKENS)
      .flatMap((sheet) =>
        declarationsOf(sheet).flatMap(({ property, value, line }): Violation[] => {
          const written = inOneLine(value);
          const parts = [written, ...(written.match(FITTED) ?? [])];
          const meant = VALUES.filter(([known]) => known.test(property)).map(([, token]) => token);
          const token = tokens.find(
            ({ name, whole }) => parts.includes(whole) && meant.some((known) => known.test(name)),
          );
          if (token === undefined) return [];
          return [{ path: sheet.path, line, message: `writes ${property}: ${written}, use ${token.name}` }];
        }),
      );
  },
};

/** The number of places in which the same value may be written by chance. */
const MOST_ALIKE = 3;

/** A size other than nothing that is written as the value of a property, or inside of a sum. */
const SIZE = /(?<![\w.#-])-?(?!0[a-z])(?:\d*\.)?\d+(?:px|rem|em|ms|s)\b/g;

/** Lengths and times that repeat, each in one line with the reason why they have no token. */
const PLAIN: readonly RegExp[] = [
  // Visually hidden elements, by the same four declarations each time.
  /^width: 1px$/,
];

export const repeatedLiterals: Rule = {
  name: 'what is written more than three times has a token',
  check: (project) => {
    const written = new Map<string, Violation[]>();
    for (const sheet of styleSheets(project).filter(({ path }) => path !== TOKENS)) {
      for (const { property, value, line } of declarationsOf(sheet)) {
        for (const literal of literalsIn(property, inOneLine(value))) {
          const message = `writes ${literal}, as other rules do: give it a token`;
          written.set(literal, [...(written.get(literal) ?? []), { path: sheet.path, line, message }]);
        }
      }
    }
    return [...written]
      .filter(([literal, places]) => places.length > MOST_ALIKE && !PLAIN.some((plain) => plain.test(literal)))
      .flatMap(([, places]) => places);
  },
};

/**
 * The values that a declaration writes: a size under the name of its property, or of all spacing properties; a whole
 * line.
 */
function literalsIn(property: string, value: string): readonly string[] {
  if (property.startsWith('--') || property === 'font-weight') return [];
  if (property === 'line-height') return /^[\d.]+$/.test(value) ? [`${property}: ${value}`] : [];
  if (/^(?:border|outline)\b(?!.*(?:radius|offset|width))/.test(property))
    return /^\d\S* \S+ \S+/.test(value) ? [`border: ${value}`] : [];
  const name = SPACING.test(property) ? 'spacing' : property;
  const fitted = value.match(FITTED) ?? [];
  const sizes = value.replaceAll(FITTED, '').match(SIZE) ?? [];
  return [...new Set([...fitted.filter((one) => !one.includes('var(')), ...sizes])].map((one) => `${name}: ${one}`);
}

/** 1 and 2 are reserved for the order inside a component: all tokens begin above them. */
export const layersFromTokens: Rule = {
  name: 'what lies over what is told by tokens',
  check: (project) =>
    styleSheets(project).flatMap((sheet) =>
      declarationsOf(sheet)
        .filter(({ property, value }) => property === 'z-index' && !/^(?:var\(--z-[a-z]+\)|auto|[12])$/.test(value))
        .map(({ value, line }) => ({ path: sheet.path, line, message: `writes z-index: ${value}, use a token` })),
    ),
};
