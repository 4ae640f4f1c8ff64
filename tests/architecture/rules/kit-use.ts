import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, textAt, walkValues } from '../support/syntax.ts';

/** Attributes, elements and strings that only parts of the kit may write, with the exceptions and their reasons. */
interface Reserved {
  /** The name of the attribute, or of the element. */
  readonly name: string;
  /** The values of the attribute that are reserved; all where this is absent. */
  readonly values?: readonly string[];
  readonly instead: string;
  readonly elsewhere: Readonly<Record<string, string>>;
}

const KIT = 'src/ui/kit/';

const RESERVED: readonly Reserved[] = [
  {
    name: 'aria-expanded',
    instead: 'let a Disclosure, a FoldButton, or Radix, do it',
    elsewhere: {
      'src/ui/app/shell/bottom-nav.tsx': 'the menu that it opens is a dialog, and opens before any script is there',
      'src/ui/app/shell/top-bar.tsx': 'the same',
      'src/ui/app/section/section-side.tsx': 'a wide screen always shows what it folds: style sheets decide',
      'src/ui/patterns/people/person-search.tsx': 'a combobox, whose list is always open',
    },
  },
  {
    name: 'details',
    instead: 'let a Disclosure do it',
    elsewhere: { 'src/ui/app/shell/drawer-groups.tsx': 'its machine follows it, and closes it when another is opened' },
  },
  {
    name: 'Outline',
    instead: 'a Skeleton says aloud what is on its way',
    elsewhere: { 'src/ui/patterns/board/board-skeleton.tsx': 'a Skeleton beside it says it' },
  },
  {
    name: 'SilentSpinner',
    instead: 'a Spinner says aloud what is on its way',
    elsewhere: {
      'src/ui/app/shell/dialogs.tsx': 'the drawer, and the login dialog, are read as a whole when they open',
    },
  },
  { name: 'button', instead: 'let a Button do it, or a PlainButton where it has a look of its own', elsewhere: {} },
  {
    name: 'role',
    values: ['alert', 'status'],
    instead: 'let a Notice, an ErrorState, a FormError or a DonePanel say it aloud, or useSpokenStatus',
    elsewhere: { 'src/ui/pages/home/map-slot.tsx': 'it stands in the frame of the map, whose look it has' },
  },
  { name: 'rel', instead: 'let an ExternalLink do it', elsewhere: {} },
];

const NAMED = /^JSX(?:Attribute|OpeningElement)$/;

export const kitDoesIt: Rule = {
  name: 'what a part of the kit does is written nowhere else, but with a reason',
  check: (project) =>
    modulesUnder(project, 'src/ui/')
      .filter(({ path }) => !path.startsWith(KIT))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node) => {
          if (!NAMED.test(node.type)) return;
          const name = textAt(nodeAt(node, 'name'), 'name');
          const value = textAt(nodeAt(node, 'value'), 'value');
          const reserved = RESERVED.find(
            (one) => one.name === name && (one.values?.includes(value) ?? true) && one.elsewhere[path] === undefined,
          );
          if (reserved === undefined) return;
          found.push({ path, line: lineOf(node.start), message: `writes ${name}: ${reserved.instead}` });
        });
        return found;
      }),
};

export const listedReasons: Rule = {
  name: 'what is listed as written outside of the kit is written there',
  check: ({ files }) =>
    RESERVED.flatMap(({ name, elsewhere }) =>
      Object.keys(elsewhere)
        .filter((path) => files.get(path)?.includes(name) === false)
        .map((path) => ({ path, message: `writes ${name} no more: take it off the list` })),
    ),
};

/** Nouns of the church, also as parts of longer words. A part of the kit with such a word in it belongs to one page. */
const NOUNS =
  /bulletin|sermon|scripture|worship|pastor|elder|deacon|congregation|church|missionar|committee|poster|advertisement|bible|게시물|주보|교인|교회|구역|직분|행사|공지/i;

/** Nouns that are also parts of other words, such as `mission` in `permission`; `font-family` is none of them. */
const WORDS = /(?<![a-z]|font-)(?:members?|zones?|duty|duties|verses?|missions?|family|families|subjects?)(?![a-z])/i;

/** `memberCard` has the words of `member-Card`. */
const wordsApart = (line: string): string => line.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2');

export const kitWithoutBusiness: Rule = {
  name: 'the kit has no word of the church',
  check: ({ files }) =>
    [...files].flatMap(([path, text]) =>
      !path.startsWith(KIT)
        ? []
        : [path, ...text.split('\n')].flatMap((line, at): Violation[] => {
            const word = (NOUNS.exec(line) ?? WORDS.exec(wordsApart(line)))?.[0];
            return word === undefined ? [] : [{ path, line: at, message: `says "${word}": take it as a prop` }];
          }),
    ),
};

export const kitIsExplained: Rule = {
  name: 'what the kit exports to views is explained',
  check: (project) =>
    modulesUnder(project, KIT).flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, at) => {
        const name = /^export (?:async )?(?:function|const|class) (\w+)/.exec(line)?.[1];
        if (name === undefined || lines[at - 1]?.endsWith('*/') === true) return [];
        return [{ path, line: at + 1, message: `exports ${name} without a word about it` }];
      });
    }),
};

const MEANS = /^@radix-ui\/|^src\/ui\/kit\/.*\.css$/;

const KIT_SHEET = /^src\/ui\/kit\/.*\.css$/;
const VIEW_SHEET = /^src\/ui\/.*\.css$/;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The kit’s parts share the kit’s sheets. */
const isOwnSheet = (path: string, sheet: string): boolean =>
  folderOf(path) === folderOf(sheet) || (path.startsWith(KIT) && KIT_SHEET.test(sheet));

export const viewsKeepTheirSheets: Rule = {
  name: 'a style sheet is imported by the views of its own folder alone',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, imports }) =>
      imports
        .filter((arrow) => VIEW_SHEET.test(arrow.path ?? '') && !isOwnSheet(path, arrow.path ?? ''))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier}: let a view of that folder do it, or a function there give the class names`,
        })),
    ),
};

export const kitKeepsItsMeans: Rule = {
  name: 'primitives and style sheets of the kit are imported by the kit alone',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => !path.startsWith(KIT))
      .flatMap(({ path, imports }) =>
        imports
          .filter((arrow) => MEANS.test(arrow.path ?? arrow.specifier))
          .map(({ line, specifier }) => ({
            path,
            line,
            message: `imports ${specifier}: let a part of the kit do it, or a function of the kit give the class names`,
          })),
      ),
};
