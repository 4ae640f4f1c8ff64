import { namedPaths } from './rules/named-paths.ts';
import { specify } from './support/rule-spec.ts';

const RULE = 'tests/architecture/rules/focus.ts';
const THERE = { 'src/ui/kit/focus/focus.ts': '', 'src/ui/app/shell/toasts.tsx': '' };

specify(namedPaths, {
  breaks: {
    'a file of a list that has gone': {
      files: { ...THERE, [RULE]: `const SCROLLS = { 'src/ui/app/shell/toast-host.tsx': 'the field has the focus' };` },
      reports: `${RULE}:1 names src/ui/app/shell/toast-host.tsx, which is not there`,
    },
    'a folder that has gone': {
      files: { ...THERE, [RULE]: `\nconst HOME = 'src/ui/focus/';` },
      reports: `${RULE}:2 names src/ui/focus/`,
    },
    'an exception for a file that has gone': {
      files: {
        ...THERE,
        'tests/architecture/support/exceptions.ts': `export const A = { from: ['src/ui/app/routes/href.ts'] };`,
      },
      reports: 'tests/architecture/support/exceptions.ts:1 names src/ui/app/routes/href.ts',
    },
    'an expression that reaches nothing': {
      files: { ...THERE, [RULE]: String.raw`const PORTS = /^src\/[a-z]+\/ports\//;` },
      reports: `${RULE}:1 reaches no file by /^src`,
    },
    'one of which a part reaches nothing': {
      files: { ...THERE, [RULE]: String.raw`const KIT = /^src\/ui\/(?:kit|forms)\//;` },
      reports: String.raw`reaches no file by /^src\/ui\/(?:forms)\//`,
    },
    'a sheet by the end of its path': {
      files: { ...THERE, [RULE]: String.raw`const WIDE = /\/brand\.module\.css$/;` },
      reports: 'reaches no file by',
    },
  },
  keeps: {
    'what is there, and expressions of something else': {
      ...THERE,
      [RULE]: String.raw`import { a } from 'src/gone.ts'; const HOME = ['src/ui/kit/focus/', 'src/ui/app']; const VIEW = /^src\/ui\/(?:kit|app)\/.*\.tsx?$/; const WORD = /^(?:a|b)$/;`,
    },
  },
});
