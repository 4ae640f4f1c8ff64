import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, textAt, walk } from '../support/syntax.ts';

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

/** Dialogs that are shown once a day, by the visitor's own day (HOME-02). */
const VISITORS_DAY = ['src/shared/once-a-day.machine.ts'];

export const churchsDay: Rule = {
  name: "today is the church's day, which its clock tells; only what is shown once a day follows the visitor's own",
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => !VISITORS_DAY.includes(path))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walk(program, (node) => {
          if (node.type !== 'CallExpression' || textAt(nodeAt(node, 'callee'), 'name') !== 'calendarDateOf') return;
          const [instant] = nodesAt(node, 'arguments');
          if (textAt(nodeAt(nodeAt(instant, 'callee'), 'property'), 'name') !== 'now') return;
          found.push({ path, line: lineOf(node.start), message: "takes the device's day: ask `today` of the clock" });
        });
        return found;
      }),
};
