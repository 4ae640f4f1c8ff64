import { focusInKit, listedScrolls } from './rules/focus.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/communion/events/month-frame.tsx';
const LISTED = 'src/ui/patterns/people/person-search.tsx';

specify(focusInKit, {
  breaks: {
    'a view that moves the focus': broken(
      VIEW,
      `\nexport const a = () => document.querySelector('h2')?.focus();`,
      `${VIEW}:2 calls focus`,
    ),
    'one that does so without scrolling': broken(
      'src/ui/kit/zoom/zoom-pane.tsx',
      'export const a = (pane: HTMLElement) => pane.focus({ preventScroll: true });',
      'calls focus',
    ),
    'a view that scrolls': broken(VIEW, 'heading.scrollIntoView();', 'calls scrollIntoView'),
    'one of the list that moves the focus': broken(LISTED, 'option.focus();', 'calls focus'),
  },
  keeps: {
    'the primitives, what scrolls alone, and what is called so': {
      'src/ui/kit/focus/focus.ts': 'export const a = (element: HTMLElement) => element.focus();',
      [LISTED]: `option.scrollIntoView({ block: 'nearest' });`,
      [VIEW]: 'const { focus } = a; takeFocus(heading); window.scrollTo(0, 0);',
    },
  },
});

specify(listedScrolls, {
  breaks: {
    'one that has gone': broken(LISTED, 'export const a = 1;', `${LISTED} scrolls nothing into view any more`),
  },
});
