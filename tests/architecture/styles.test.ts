import { coloursInTokens, layeredModules } from './rules/styles.ts';
import { broken, specify } from './support/rule-spec.ts';

const SHEET = 'src/ui/kit/actions/button.module.css';
const inLayer = (declaration: string): string => `@layer kit {\n  .a:hover {\n    ${declaration}\n  }\n}\n`;

specify(coloursInTokens, {
  breaks: {
    'a hex colour': broken(SHEET, inLayer('color: #12594b;'), `${SHEET}:3 writes color: #12594b`),
    'a colour function': broken(SHEET, inLayer('background: rgb(0 0 0 / 50%);'), 'background: rgb('),
    'a named colour': broken(SHEET, inLayer('border: 1px solid red'), 'border: 1px solid red'),
    'a shade of a named colour': broken(SHEET, inLayer('color: darkgreen;'), 'color: darkgreen'),
    'a colour in a mixture': broken(SHEET, inLayer('color: color-mix(in srgb, var(--ink), white)'), 'white'),
    'a colour in a sheet for all pages': broken('src/ui/app/styles/reset.css', 'a { color: #fff }', 'color: #fff'),
  },
  keeps: {
    'tokens, mixtures of tokens and names that sound like colours': {
      'src/ui/app/styles/tokens.css': ':root { --paper: #fbfaf6; }',
      [SHEET]: `/* #fff */ @layer kit { #tan { white-space: nowrap; color: var(--event-green); mask: url("#red");
        background: color-mix(in oklab, var(--gold) 20%, transparent); border-color: currentColor; content: "red"; } }`,
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
