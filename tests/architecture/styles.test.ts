import {
  compositedKeyframes,
  logicalProperties,
  narrowHidden,
  ownKeyframes,
  ownPseudoElements,
  widthThresholds,
} from './rules/style-forms.ts';
import { coloursInTokens, layeredModules } from './rules/styles.ts';
import { broken, specify } from './support/rule-spec.ts';

const SHEET = 'src/ui/kit/actions/button.module.css';
const TOKENS = 'src/ui/app/styles/tokens.css';
const inLayer = (declaration: string): string => `@layer kit {\n  .a:hover {\n    ${declaration}\n  }\n}\n`;

specify(coloursInTokens, {
  breaks: {
    'a hex colour': broken(SHEET, inLayer('color: #12594b;'), `${SHEET}:3 writes color: #12594b`),
    'a colour function': broken(SHEET, inLayer('background: rgb(0 0 0 / 50%);'), 'background: rgb('),
    'a named colour': broken(SHEET, inLayer('border: 1px solid red'), 'border: 1px solid red'),
    'a shade of a named colour': broken(SHEET, inLayer('color: darkgreen;'), 'color: darkgreen'),
    'a colour in a mixture': broken(SHEET, inLayer('color: color-mix(in srgb, var(--color-text), white)'), 'white'),
    'a colour in a sheet for all pages': broken('src/ui/app/styles/reset.css', 'a { color: #fff }', 'color: #fff'),
  },
  keeps: {
    'tokens, mixtures of tokens and names that sound like colours': {
      [TOKENS]: ':root { --color-page: #fbfaf6; }',
      [SHEET]: `/* #fff */ @layer kit { #tan { white-space: nowrap; color: var(--event-green); mask: url("#red");
        background: color-mix(in oklab, var(--color-accent) 20%, transparent); border-color: currentColor; content: "red"; } }`,
    },
  },
});

specify(layeredModules, {
  breaks: {
    'a rule on the top level': broken(
      SHEET,
      `${inLayer('margin: 0')}\n.a { margin: 0 }`,
      `${SHEET}:7 writes .a outside a layer`,
    ),
    'a media query around the layer': broken(SHEET, '@media print { @layer kit { a { margin: 0 } } }', '@media print'),
    'a layer without a name': broken(SHEET, '@layer { a { margin: 0 } }', '@layer outside'),
    'a composition on the top level': broken(SHEET, '.a { composes: b; }', '.a outside'),
  },
  keeps: {
    'rules, queries and keyframes in layers': {
      [SHEET]: `@layer kit { @media print { .a { margin: 0 } } @keyframes b { to { opacity: 0 } } } @layer pages { .c { top: 0 } }`,
    },
  },
});

specify(narrowHidden, {
  breaks: {
    'words that are clipped away in their whole width': broken(
      SHEET,
      '@layer kit {\n.a {\nposition: absolute;\nclip-path: inset(50%);\nmax-width: 1px;\n}\n}',
      `${SHEET}:2 clips words away`,
    ),
  },
  keeps: {
    'words that take no room': {
      [SHEET]: '@layer kit { .a { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); } }',
    },
  },
});

specify(ownPseudoElements, {
  breaks: {
    'a pseudo-element of all elements': broken(
      'src/ui/app/styles/reset.css',
      '@layer reset {\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\n}',
      'src/ui/app/styles/reset.css:2 styles ::before, ::after:',
    ),
    'one of all that are inside': broken(
      SHEET,
      '@layer kit { .a > *::after { content: ""; } }',
      'styles .a > *::after',
    ),
    'one in its old form': broken(SHEET, '@layer kit { .a :after { content: ""; } }', 'styles .a :after'),
  },
  keeps: {
    'those of certain elements, and other pseudo-elements': {
      [SHEET]:
        '@layer kit { .a::before, .b[open] > .c:first-child::after, td::before { content: ""; } ::selection {} }',
    },
  },
});

specify(widthThresholds, {
  breaks: {
    'another width': broken(
      SHEET,
      '@layer kit {\n@media (min-width: 50em) {} }',
      `${SHEET}:2 asks for a width of 50em`,
    ),
    'a width in a unit of the screen': broken(SHEET, '@media (min-width: 640px) {}', 'a width of 640px'),
    'another end of a width': broken(SHEET, '@media (min-width: 48em) and (max-width: 63em) {}', 'a width of 63em'),
    'a width as a range': broken(SHEET, '@media (width >= 41em) {}', 'a width of 41em'),
    'the width of the top bar, in another part': broken(SHEET, '@media (min-width: 75em) {}', 'a width of 75em'),
    'an end of it': broken(SHEET, '@media (max-width: 74.99em) {}', 'a width of 74.99em'),
    'a width of a container': broken(SHEET, '@container bar (min-width: 20rem) {}', 'a width of 20rem'),
  },
  keeps: {
    'the three, what ends before them, and other questions': {
      [SHEET]: `@media (min-width: 40em) and (max-width: 63.99em) {} @media (min-width: 64em) {} @media print {}
        @container bar (max-width: 47.99rem) {} @media (max-height: 26em) {}`,
      'src/ui/app/shell/top-bar.module.css': '@container bar (min-width: 75rem) {}',
    },
  },
});

specify(logicalProperties, {
  breaks: {
    'a side of a margin': broken(SHEET, inLayer('margin-left: auto;'), `${SHEET}:3 writes margin-left: auto`),
    'a side of a border': broken(SHEET, inLayer('border-top-color: transparent'), 'border-top-color'),
    'a place': broken(SHEET, inLayer('right: 0'), 'right: 0'),
    'a corner': broken(SHEET, inLayer('border-top-left-radius: 0'), 'border-top-left-radius'),
    'the side of a text': broken(SHEET, inLayer('text-align: left'), 'text-align: left'),
    'four sides that differ': broken(SHEET, inLayer('padding: 0 0 var(--s1) calc(1px + 2px)'), 'padding: 0 0'),
    'corners that differ': broken(SHEET, inLayer('border-radius: 0 var(--r2) var(--r2) 0'), 'border-radius: 0'),
  },
  keeps: {
    'sides of the text, sizes and shorthands that are the same on both sides': {
      [SHEET]:
        inLayer(`margin-inline-start: auto; inset: auto 0 0; width: 1rem; text-align: end; border-radius: 1em 1em 0 0;
        padding: 1px calc(1px + (2px * 2)) 2px calc(1px + (2px * 2)); border-start-end-radius: 0; --left: 0`),
    },
  },
});

specify(ownKeyframes, {
  breaks: {
    'a name in two sheets': {
      files: {
        [SHEET]: '@layer kit { @keyframes pass { to { opacity: 0 } } }',
        'src/ui/kit/feedback/loading.module.css': '@layer kit {\n@keyframes pass { to { scale: 1 } } }',
      },
      reports: `loading.module.css:2 declares @keyframes pass again, as ${SHEET} does`,
    },
    'equal steps under two names': {
      files: {
        [SHEET]: '@layer kit { @keyframes pass { to { opacity: 0 } } }',
        'src/ui/kit/feedback/loading.module.css':
          '@layer kit {\n  @keyframes fade {\n    to {\n      opacity: 0;\n    }\n  }\n}',
      },
      reports: `loading.module.css:2 declares the steps of @keyframes fade again, as ${SHEET} does`,
    },
  },
  keeps: {
    'two names': { [SHEET]: '@layer kit { @keyframes a { to { scale: 1 } } @keyframes b { to { scale: 2 } } }' },
  },
});

specify(compositedKeyframes, {
  breaks: {
    'a ground that moves': broken(
      SHEET,
      '@layer kit {\n@keyframes pass {\nto { background-position: 0 0; opacity: 1; } } }',
      `${SHEET}:3 animates background-position in @keyframes pass`,
    ),
    'the second step of a wait': broken(SHEET, '@keyframes a { from { opacity: 0 }\nto { width: 1em } }', `${SHEET}:2`),
  },
  keeps: {
    'what the compositor moves': {
      [SHEET]: '@layer kit { @keyframes a { 50% { opacity: 0.5; rotate: 1turn } } .a { width: 1em } }',
    },
  },
});
