import {
  coloursByMeaning,
  declaredTokens,
  layersFromTokens,
  repeatedLiterals,
  spacingFromTokens,
  valuesFromTokens,
} from './rules/tokens.ts';
import { broken, specify } from './support/rule-spec.ts';

const SHEET = 'src/ui/kit/actions/button.module.css';
const TOKENS = 'src/ui/app/styles/tokens.css';
const inLayer = (declaration: string): string => `@layer kit {\n  .a:hover {\n    ${declaration}\n  }\n}\n`;

const STEPS = ':root { --half: min(0.25rem, 1.5vw); --s2: min(1rem, 5vw); --s1-half: min(0.75rem, 4vw); --r2: 8px; }';
const withSteps = (declaration: string): Record<string, string> => ({ [TOKENS]: STEPS, [SHEET]: inLayer(declaration) });

specify(coloursByMeaning, {
  breaks: {
    'a colour called by its hue': broken(TOKENS, ':root { --green: #12594b; }', 'calls a colour --green'),
    'a hue in a name of a colour': broken(
      TOKENS,
      ':root { --color-red-wash: #fbe9e5; }',
      'names a hue in --color-red-wash',
    ),
    'a transparent colour': broken(TOKENS, ':root { --backdrop: rgb(4 7 8 / 70%); }', 'calls a colour --backdrop'),
  },
  keeps: {
    'colours by their meaning, and what holds a colour among others': {
      [TOKENS]:
        ':root { --color-danger: #98261c; --lift: 0 1px 2px rgb(0 0 0 / 40%); --hair: 1px solid var(--color-line); }',
    },
  },
});

specify(declaredTokens, {
  breaks: {
    'a token that is gone': {
      files: { [TOKENS]: ':root { --color-action: #12594b; }', [SHEET]: inLayer('color: var(--green);') },
      reports: `${SHEET}:3 takes --green`,
    },
  },
  keeps: {
    'tokens, own properties, and what a script may set': {
      [TOKENS]: ':root { --color-action: #12594b; }',
      [SHEET]: inLayer('--mark: var(--color-action); color: var(--mark); top: var(--toasts-above, 0px);'),
    },
  },
});

specify(spacingFromTokens, {
  breaks: {
    'a step': {
      files: withSteps('padding: 0.75rem 0.375rem;'),
      reports: `${SHEET}:3 writes padding: 0.75rem, use --s1-half`,
    },
    'a step taken back': { files: withSteps('margin-inline: 0 -1rem'), reports: 'margin-inline: -1rem, use --s2' },
    'a step in a sum': { files: withSteps('inset-block: calc(50% - 0.25rem) 0'), reports: 'use --half' },
    'a gap': { files: withSteps('column-gap: 1rem'), reports: 'column-gap: 1rem' },
    'a corner': { files: withSteps('border-end-end-radius: 8px'), reports: 'use --r2' },
  },
  keeps: {
    'tokens, sizes, fractions of a step and what fits itself to the window': withSteps(
      'gap: var(--s2) 0.375rem; width: 1rem; margin: 11rem; padding: min(1rem, 6vw) clamp(min(1rem, 2vw), 3vw, 1rem) 18px;',
    ),
  },
});

const VALUES = `:root { --leading-s: 1.5; --edge: 1px solid var(--color-line); --measure: 34em; --row: 3rem;
  --inset: min(0.75rem, 3vw); --focus-inside: -3px; }`;
const withValues = (declaration: string): Record<string, string> => ({
  [TOKENS]: VALUES,
  [SHEET]: inLayer(declaration),
});

specify(valuesFromTokens, {
  breaks: {
    'a line': { files: withValues('border-block-start: 1px solid var(--color-line);'), reports: 'use --edge' },
    'the height of a line': { files: withValues('line-height: 1.5;'), reports: `${SHEET}:3 writes line-height: 1.5` },
    'the length of a line': { files: withValues('max-width: 34em;'), reports: 'use --measure' },
    'what fits itself to the window': {
      files: withValues('margin: calc(-1 * min(0.75rem, 3vw));'),
      reports: '--inset',
    },
    'the same in several lines': { files: withValues('gap: min(\n0.75rem,\n3vw\n);'), reports: 'use --inset' },
    'an outline inside of its box': { files: withValues('outline-offset: -3px'), reports: 'use --focus-inside' },
  },
  keeps: {
    'tokens, and the same sizes where they mean something else': withValues(
      'line-height: var(--leading-s); width: 3rem; min-width: 34em; border: 1px solid var(--color-action);',
    ),
  },
});

const four = (declaration: string): Record<string, string> =>
  Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`src/ui/kit/${name}.module.css`, inLayer(declaration)]));

specify(repeatedLiterals, {
  breaks: {
    'a size': {
      files: four('min-height: 5rem;'),
      reports: 'src/ui/kit/d.module.css:3 writes min-height: 5rem, as other',
    },
    'a gap among paddings': {
      files: { ...four('padding: 5px 0;'), [SHEET]: inLayer('gap: 5px;') },
      reports: `${SHEET}:3 writes spacing: 5px`,
    },
    'a size in a sum': {
      files: four('inset-block-end: calc(5rem + env(safe-area-inset-bottom));'),
      reports: 'writes spacing: 5rem',
    },
    'a duration': { files: four('transition: rotate 200ms ease;'), reports: 'writes transition: 200ms' },
    'a line': { files: four('border-block-end: 1px dotted var(--color-line);'), reports: 'border: 1px dotted var' },
    'the height of a line': { files: four('line-height: 1.1;'), reports: 'writes line-height: 1.1' },
    'what fits itself to the window': { files: four('gap: min(5px, 2vw);'), reports: 'spacing: min(5px, 2vw)' },
    'a shadow': { files: four('box-shadow: inset 0 5px var(--color-line);'), reports: 'box-shadow: 5px' },
  },
  keeps: {
    'tokens, sums of them and what stands there three times': {
      ...four('padding: var(--s2); width: calc(100% - 2 * var(--s1)); min-height: 1lh; margin: 0 auto;'),
      [SHEET]: `@layer kit { .a { top: 5px } .b { top: 5px } .c { top: 5px } .d { width: 5px } .e { height: 5px } }`,
    },
  },
});

specify(layersFromTokens, {
  breaks: {
    'a bare layer': broken(SHEET, inLayer('z-index: 5;'), `${SHEET}:3 writes z-index: 5`),
    'a token of something else': broken(SHEET, inLayer('z-index: var(--s2)'), 'z-index: var(--s2)'),
    "a sheet's own layer in another": broken(SHEET, inLayer('z-index: 1001'), 'z-index: 1001'),
  },
  keeps: {
    'tokens, and the order inside a part': {
      [SHEET]: inLayer('z-index: var(--z-bar); z-index: 2;'),
    },
  },
});
