import type { SourceModule } from '../support/module.ts';
import type { Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walk } from '../support/syntax.ts';
import { PHRASES, RETIRED } from './retired-words.ts';

export const fieldWords: Rule = {
  name: 'things are called what src/README.md calls them',
  check: (project) => [
    ...[...project.files.keys()].filter(isOurs).flatMap(fileNames),
    ...project.modules.flatMap((module) => (isOurs(module.path) ? names(module) : [])),
    ...[...project.files].flatMap(([path, text]) =>
      isOurs(path) && path.endsWith('.module.css') ? classes(path, text) : [],
    ),
    ...phrases(project),
  ],
};

/** The rule and its test contain the words that they refuse. */
const isOurs = (path: string): boolean =>
  /^(?:src|mock-server|tests|features)\//.test(path) &&
  !/^tests\/architecture\/(?:rules\/(?:retired-)?)?words\./.test(path);

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Most names occur in many places, and few are like a retired one: each is compared with all of these once. */
const matchesOf = new Map<string, typeof RETIRED>();

function retiredAs(name: string): typeof RETIRED {
  const known = matchesOf.get(name) ?? RETIRED.filter(({ name: pattern }) => pattern.test(name));
  matchesOf.set(name, known);
  return known;
}

function judged(path: string, name: string, isInner = false): string | undefined {
  const found = retiredAs(name).find(
    ({ where, ofInnerNames = true }) => (ofInnerNames || !isInner) && where?.test(path) !== false,
  );
  return found && `"${name}": the word is ${found.instead}`;
}

function fileNames(path: string): Violation[] {
  const name = path.split('/').at(-1)?.split('.')[0] ?? '';
  const message = judged(path, name);
  return message === undefined ? [] : [{ path, message: `is named ${message}` }];
}

/** The classes of a style sheet. A size such as `.5rem` begins with a digit. */
const classes = (path: string, text: string): Violation[] =>
  text.split('\n').flatMap((words, at) =>
    [...words.matchAll(/(?<=^|[\s,>+~(])\.([a-z][\w-]*)/gi)].flatMap(([, name = '']) => {
      const message = judged(path, kebab(name), true);
      return message === undefined ? [] : [{ path, line: at + 1, message: `has a class ${message}` }];
    }),
  );

/**
 * The nodes in which a module declares a name: declarations, parameters and their types, and properties of its types
 * and objects. Names that it only uses are checked where they are declared.
 */
const DECLARES =
  /^(?:VariableDeclarator|FunctionDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|ClassDeclaration)$/;
const DECLARED = 'declares';
const HAS_PARAMS = /Function|TSMethodSignature/;
const HAS_KEY = /^(?:TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/;

function names({ path, program, lineOf }: SourceModule): Violation[] {
  const found: Violation[] = [];
  const judge = (node: SyntaxNode, does: string) => {
    const message = judged(path, kebab(textAt(node, 'name')), does !== DECLARED);
    if (message !== undefined) found.push({ path, line: lineOf(node.start), message: `${does} ${message}` });
  };
  walk(program, (node, parent, key) => {
    if (node.type === 'ObjectExpression') for (const name of keysOf(node)) judge(name, 'has a property');
    if (node.type !== 'Identifier' || parent === undefined) return;
    if (key === 'id' && DECLARES.test(parent.type)) judge(node, DECLARED);
    if (key === 'params' && HAS_PARAMS.test(parent.type)) judge(node, 'has a parameter');
    if (key === 'name' && parent.type === 'TSTypeParameter') judge(node, 'has a type parameter');
    if (key === 'key' && HAS_KEY.test(parent.type)) judge(node, 'has a property');
  });
  return found;
}

const keysOf = (object: SyntaxNode): readonly SyntaxNode[] =>
  nodesAt(object, 'properties').flatMap((property) => {
    const key = nodeAt(property, 'key');
    return key?.type === 'Identifier' && property['computed'] !== true && property['shorthand'] !== true ? [key] : [];
  });

const phrases = ({ files }: Project): Violation[] =>
  [...files]
    .filter(([path]) => (isOurs(path) && /\.(?:tsx?|feature)$/.test(path)) || path.endsWith('.md'))
    .flatMap(([path, text]) =>
      PHRASES.flatMap(([phrase, instead, where]) => {
        const at = path === 'src/README.md' || where?.test(path) === false ? -1 : text.search(phrase);
        if (at < 0) return [];
        return [
          {
            path,
            line: text.slice(0, at).split('\n').length,
            message: `says ${phrase.source}: the word is ${instead}`,
          },
        ];
      }),
    );
