import { readStyleSheet, styleSheets, TOKENS } from '../support/css.ts';
import type { Rule } from '../support/rule.ts';

const NAMED =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|' +
  'maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow';

// A colour that is a part of a name (`--event-green`, `white-space`) does not count.
const COLOUR = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:light|dark|medium|pale|deep)?(?:${NAMED})(?![\w-])`,
  'i',
);

export const coloursInTokens: Rule = {
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

export const layeredModules: Rule = {
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
