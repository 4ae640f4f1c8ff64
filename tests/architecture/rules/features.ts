import { featuresOf } from '../support/gherkin.ts';
import type { Rule } from '../support/rule.ts';

export const uniqueNames: Rule = {
  name: 'no two scenarios have the same name, nor two rows of an outline',
  check: ({ files }) => {
    const seen = new Set<string>();
    return featuresOf(files).flatMap(({ path, runs }) =>
      runs
        .filter(({ name }) => seen.has(name) || !seen.add(name))
        .map(({ line, name }) => ({ path, line, message: `repeats the name "${name}"` })),
    );
  },
};

/** An empty step, such as one left by a replacement, passes and proves nothing. */
export const noEmptiedSteps: Rule = {
  name: 'a line of a feature has a text, or nothing at all',
  check: ({ files }) =>
    featuresOf(files).flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          /^\s+$/.test(line) ? [{ path, line: at + 1, message: 'has blanks where a step stood' }] : [],
        ),
    ),
};
