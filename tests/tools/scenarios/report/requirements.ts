/** How a requirement is proven: by scenarios, by a test that names it, or not built yet. */
export type Proof = 'scenario' | 'test' | 'later';

export interface Requirement {
  readonly id: string;
  /** The heading of its group: `AUTH: login, session, logout`. */
  readonly group: string;
  readonly sentence: string;
  readonly proof: Proof;
}

const LATER = 'Not built yet';
const STATEMENT = /^- \*\*(?<id>(?<key>[A-Z]+)-\d{2})\*\* (?<test>\(test\) )?(?<sentence>\S.*)$/;

/**
 * Parses `features/requirements.md`: a heading for each group, a line for each requirement.
 * @throws Error that names a line which is neither, is in the wrong group, or repeats an id
 */
export function readRequirements(markdown: string): readonly Requirement[] {
  const found = new Map<string, Requirement>();
  let group = '';
  markdown.split('\n').forEach((line, index) => {
    if (line.startsWith('## ')) group = line.slice(3).trim();
    if (!line.startsWith('- ')) return;
    const requirement = readStatement(line, group);
    if (requirement === undefined) throw new Error(`Line ${index + 1} is no requirement of "${group}": ${line}`);
    if (found.has(requirement.id)) throw new Error(`Line ${index + 1} repeats ${requirement.id}`);
    found.set(requirement.id, requirement);
  });
  return [...found.values()];
}

function readStatement(line: string, group: string): Requirement | undefined {
  const { id, key, test, sentence } = STATEMENT.exec(line)?.groups ?? {};
  if (id === undefined || sentence === undefined) return undefined;
  const isLater = group === LATER;
  if (!isLater && !group.startsWith(`${key}: `)) return undefined;
  return { id, group, sentence, proof: isLater ? 'later' : test === undefined ? 'scenario' : 'test' };
}
