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

function judged(path: string, name: string, isProperty = false): string | undefined {
  const found = retiredAs(name).find(
    ({ where, ofProperties = true }) => (ofProperties || !isProperty) && where?.test(path) !== false,
  );
  return found && `"${name}": the word is ${found.instead}`;
}

function fileNames(path: string): Violation[] {
  const name = path.split('/').at(-1)?.split('.')[0] ?? '';
  const message = judged(path, name);
  return message === undefined ? [] : [{ path, message: `is named ${message}` }];
}

/**
 * The nodes in which a module declares a name: declarations, and properties of its types and objects. Names that it
 * only uses are checked where they are declared.
 */
const DECLARES =
  /^(?:VariableDeclarator|FunctionDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|ClassDeclaration)$/;
const HAS_KEY = /^(?:TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/;

function names({ path, program, lineOf }: SourceModule): Violation[] {
  const found: Violation[] = [];
  const judge = (node: SyntaxNode, isProperty: boolean) => {
    const message = judged(path, kebab(textAt(node, 'name')), isProperty);
    const does = isProperty ? 'has a property' : 'declares';
    if (message !== undefined) found.push({ path, line: lineOf(node.start), message: `${does} ${message}` });
  };
  walk(program, (node, parent, key) => {
    if (node.type === 'ObjectExpression') for (const name of keysOf(node)) judge(name, true);
    if (node.type !== 'Identifier' || parent === undefined) return;
    if (key === 'id' && DECLARES.test(parent.type)) judge(node, false);
    if (key === 'key' && HAS_KEY.test(parent.type)) judge(node, true);
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
