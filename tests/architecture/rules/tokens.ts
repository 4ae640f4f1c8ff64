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
        .filter(({ property }) => /^--(?:half|s\d(?:-half)?|r\d)$/.test(property))
        .map(({ property, value }) => [/[\d.]+(?:rem|px)/.exec(value)?.[0], property]),
    );
    return styleSheets(project)
      .filter(({ path }) => path !== TOKENS)
      .flatMap((sheet) =>
        declarationsOf(sheet)
          .filter(({ property }) => SPACING.test(property))
          .flatMap(({ property, value, line }) =>
            [...value.replaceAll(FITTED, '').matchAll(/(?<![\w.])-?([\d.]+(?:rem|px))\b/g)]
              .filter(([, length]) => steps.has(length))
              .map(([literal, length]) => ({
                path: sheet.path,
                line,
                message: `writes ${property}: ${literal}, use ${steps.get(length)}`,
              })),
          ),
      );
  },
};

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
