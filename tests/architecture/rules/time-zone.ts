import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, textAt, walk } from '../support/syntax.ts';

const HELPER = 'tests/support/time-zone.ts';

/** The property with the target of an assignment or deletion, by node type. */
const TARGETS: Readonly<Record<string, string>> = { AssignmentExpression: 'left', UnaryExpression: 'argument' };

export const oneTimeZoneHelper: Rule = {
  name: 'only the helper of tests changes the time zone, since it also changes it back',
  check: (project) =>
    modulesUnder(project, 'tests/')
      .filter(({ path }) => path !== HELPER)
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walk(program, (node) => {
          const target = nodeAt(node, TARGETS[node.type] ?? '');
          const property = nodeAt(target, 'property');
          if (target?.type !== 'MemberExpression' || node['operator'] === 'typeof') return;
          if ((textAt(property, 'name') || textAt(property, 'value')) !== 'TZ') return;
          found.push({ path, line: lineOf(node.start), message: `changes the time zone itself: ask ${HELPER}` });
        });
        return found;
      }),
};
