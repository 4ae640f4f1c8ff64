import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'vite';
import { isNode, nodeAt, type SyntaxNode, textAt, walkValues } from '../../architecture/support/syntax.ts';
import { isYoung, lacking } from './support.ts';
import { branch, compatData, compatOf, namesIn } from './tree.ts';

const { api } = compatData;
const builtins = compatData.javascript.builtins;
const window = branch(api, 'Window');

/** The data of a global name: a constructor, a namespace or a function. */
const globalOf = (name: string): Identifier | undefined =>
  branch(builtins, name) ?? branch(api, name) ?? branch(window, name);

/** The data of a static member, such as `URL.canParse`; MDN marks those of web APIs with `_static`. */
function ownOf(owner: string, name: string): Identifier | undefined {
  const found = branch(builtins, owner) ?? branch(api, owner);
  return branch(found, `${name}_static`) ?? branch(found, name);
}

/** Classes of the web that this site uses; members of other classes may have the name of an identifier of ours. */
const MET =
  /^(?:Abort|Animation|Blob|Broadcast|Clipboard|Crypto|Data|DOM|Document|Element|Event|File|Form|Headers|History|HTML|Intersection|Location|Navigator|Node|Readable|Request|Resize|Response|Service|Storage|Text|URL|Window|Worker)/;

interface InstanceThing {
  readonly owner: string;
  readonly compat: CompatStatement;
}

/** Every instance member, with its data for each class that has it. */
const instanceThings = new Map<string, InstanceThing[]>();
for (const classes of [builtins, api])
  for (const owner of namesIn(classes))
    for (const thing of namesIn(branch(classes, owner))) {
      const compat = compatOf(branch(branch(classes, owner), thing));
      if (compat !== undefined && thing !== owner && !/_(?:static|event)$/.test(thing))
        instanceThings.set(thing, [...(instanceThings.get(thing) ?? []), { owner, compat }]);
    }

/** A member of an unknown class: too new when no class has had it for long. */
function isYoungEverywhere(name: string): boolean {
  const known = instanceThings.get(name) ?? [];
  const isMet = known.some(({ owner }) => MET.test(owner) || namesIn(builtins).includes(owner));
  return isMet && known.every(({ compat }) => isYoung(compat));
}

/**
 * The features of a script that one of the oldest browsers lacks, such as `URL.canParse`, or `.toSorted` for a member
 * of an unknown class. Identifiers of our own may be reported by mistake; none is missed.
 */
export function youngScriptFeatures(name: string, text: string): ReadonlySet<string> {
  const { program } = parseSync(name, text);
  const found = new Set<string>();
  const declared = new Set<string>();
  if (!isNode(program)) throw new Error(`${name} cannot be read`);

  walkValues(program, (node, parent, key) => {
    if (node.type === 'Identifier' && isDeclaration(parent, key)) declared.add(textAt(node, 'name'));
  });
  walkValues(program, (node, parent, key) => {
    const feature = node.type === 'MemberExpression' ? memberFeature(node) : namedFeature(node, parent, key);
    if (feature !== undefined && !declared.has(feature)) found.add(feature);
  });
  return found;
}

function memberFeature(node: SyntaxNode): string | undefined {
  const thing = textAt(nodeAt(node, 'property'), 'name');
  if (node['computed'] === true || thing === '') return undefined;
  const owner = textAt(nodeAt(node, 'object'), 'name');
  if (owner === 'window' || owner === 'globalThis' || owner === 'self')
    return lacking(compatOf(globalOf(thing))).length > 0 ? thing : undefined;
  const own = ownOf(owner, thing);
  if (own !== undefined) return lacking(compatOf(own)).length > 0 ? `${owner}.${thing}` : undefined;
  return isYoungEverywhere(thing) ? `.${thing}` : undefined;
}

function namedFeature(node: SyntaxNode, parent: SyntaxNode | undefined, key: string | undefined): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const isPlainName = key === 'property' || (key === 'key' && parent?.['computed'] !== true);
  const name = textAt(node, 'name');
  return !isPlainName && lacking(compatOf(globalOf(name))).length > 0 ? name : undefined;
}

function isDeclaration(parent: SyntaxNode | undefined, key: string | undefined): boolean {
  if (parent?.type === 'VariableDeclarator' || parent?.type === 'FunctionDeclaration')
    return key === 'id' || key === 'params';
  return /^(?:Import|Arrow|Function|Class|Catch|AssignmentPattern|Property|ArrayPattern|RestElement)/.test(
    parent?.type ?? '',
  );
}
