import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, textAt, walkValues } from '../support/syntax.ts';

const HOME = 'src/ui/kit/focus/';

/** Code that scrolls without moving the focus, each with its reason. */
const SCROLLS: Readonly<Record<string, string>> = {
  'src/ui/app/shell/toasts.tsx': 'the field has the focus already, and comes out from under the toasts',
  'src/ui/pages/management/members/members-view.tsx': 'the focus stays in the search over the list',
  'src/ui/patterns/people/person-search.tsx': 'the focus stays in the field while the arrows walk through its options',
};

export const focusInKit: Rule = {
  name: 'views move the focus, and bring its place into view, by ui/kit/focus alone',
  check: (project) =>
    modulesUnder(project, 'src/ui/')
      .filter(({ path }) => !path.startsWith(HOME))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node) => {
          if (node.type !== 'CallExpression') return;
          const call = textAt(nodeAt(nodeAt(node, 'callee'), 'property'), 'name');
          const moves = call === 'focus' || (call === 'scrollIntoView' && SCROLLS[path] === undefined);
          if (moves) found.push({ path, line: lineOf(node.start), message: `calls ${call}: let ${HOME} do it` });
        });
        return found;
      }),
};

export const listedScrolls: Rule = {
  name: 'what is listed as scrolling by itself does so',
  check: ({ files }) =>
    Object.keys(SCROLLS)
      .filter((path) => files.get(path)?.includes('.scrollIntoView(') === false)
      .map((path) => ({ path, message: 'scrolls nothing into view any more: take it off the list' })),
};
