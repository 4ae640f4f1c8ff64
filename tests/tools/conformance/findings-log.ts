import { contractOperations, type Operation } from '../contract/document.ts';
import type { Reply } from './ask.ts';
import { operationNamed } from './caller.ts';
import { verdictOf } from './differences.ts';
import { type Finding, notAsked, type Verdict } from './verdict.ts';
import { WRITES } from './writes.ts';

/** The findings, call by call. */
export interface FindingsLog {
  readonly enter: (id: string, reply: Reply) => void;
  readonly leaveOut: (id: string, why: string) => void;
  readonly findings: () => readonly Finding[];
}

const WEIGHT: Readonly<Record<Verdict['kind'], number>> = { 'not asked': 0, fits: 1, lacks: 2, differs: 3 };

export function collectFindings(): FindingsLog {
  const verdicts = new Map<string, Verdict>();
  // Of a call that was sent more than once, the worst answer counts.
  const enter = (id: string, verdict: Verdict): void => {
    const before = verdicts.get(id);
    if (before === undefined || WEIGHT[verdict.kind] > WEIGHT[before.kind]) verdicts.set(id, verdict);
  };
  return {
    enter: (id, reply) => enter(id, verdictOf(operationNamed(id), reply)),
    leaveOut: (id, why) => enter(id, notAsked(why)),
    findings: () =>
      contractOperations().map((operation) => ({
        name: `${operation.method.toUpperCase()} ${operation.path}`,
        requirements: operation['x-requirements'],
        verdict: verdicts.get(operation.operationId) ?? notAsked(whyNot(operation)),
      })),
  };
}

const WRITTEN = WRITES.flatMap(({ makes, changes, takesAway }) => [makes, changes, takesAway]);

function whyNot({ operationId, path }: Operation): string {
  if (WRITTEN.includes(operationId)) return 'it writes: only with --writes';
  if (path.startsWith('/api/Account/') || path.startsWith('/api/account/')) return 'it would change an account';
  return 'what it changes might not be put back';
}
