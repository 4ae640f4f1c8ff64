import type { Requirement } from '../scenarios/report/requirements.ts';
import type { Findings } from './check-server.ts';
import type { ConformanceRequest } from './request.ts';
import type { Finding, Verdict } from './verdict.ts';

/** The results of a run, without secrets. */
export interface Report extends Findings {
  readonly server: string;
  readonly as: string;
  readonly site?: string;
  readonly writes: boolean;
  readonly at: string;
  readonly counts: Readonly<Record<Verdict['kind'], number>>;
  /** The consequences for users, a sentence each. */
  readonly users: readonly string[];
}

const KINDS = ['fits', 'lacks', 'differs', 'not asked'] as const;

export function reportOn(
  { findings, left }: Findings,
  { server, email, site, writes }: ConformanceRequest,
  requirements: readonly Requirement[],
  now = new Date(),
): Report {
  const count = (kind: Verdict['kind']): number => findings.filter(({ verdict }) => verdict.kind === kind).length;
  return {
    server,
    as: email,
    ...(site === undefined ? {} : { site }),
    writes,
    at: now.toISOString(),
    counts: { fits: count('fits'), lacks: count('lacks'), differs: count('differs'), 'not asked': count('not asked') },
    users: usersSee(findings, requirements),
    findings,
    left,
  };
}

/** Whether the product can be used with this server as it is. */
export const isSound = ({ counts, left }: Report): boolean => counts.differs === 0 && left.length === 0;

/** A sentence for each consequence, with all the calls that it follows from. */
function usersSee(findings: readonly Finding[], requirements: readonly Requirement[]): readonly string[] {
  const causes = new Map<string, string[]>();
  for (const finding of findings) {
    for (const sentence of consequencesOf(finding, requirements)) {
      causes.set(sentence, [...(causes.get(sentence) ?? []), finding.name]);
    }
  }
  return [...causes].map(([sentence, names]) => `${sentence} (${names.join(', ')})`);
}

function consequencesOf({ verdict, requirements: ids, consequences }: Finding, all: readonly Requirement[]) {
  if (verdict.kind === 'lacks') return [verdict.without];
  if (verdict.kind !== 'differs') return [];
  if (consequences !== undefined) return consequences;
  return ids.map(
    (id) => `May not hold, ${id}: ${all.find((one) => one.id === id)?.sentence ?? 'see the requirements'}`,
  );
}

/** The report as text, a line for each call and one for each difference. */
export function textOf({ server, as, at, findings, counts, users, left }: Report): string {
  const lines = findings.flatMap(({ name, verdict }) => [
    `${verdict.kind.padEnd(9)}  ${name}${besideName(verdict)}`,
    ...(verdict.kind === 'differs'
      ? verdict.differences.map(({ where, expected, got }) => `           ${where}: expected ${expected}, got ${got}`)
      : []),
  ]);
  return [
    `${server}, as ${as}, at ${at}`,
    '',
    ...lines,
    '',
    KINDS.map((kind) => `${counts[kind]} ${kind}`).join(', '),
    '',
    'What your users will see',
    ...bulletsOf(users, NOTHING_SEEN),
    ...(left.length === 0 ? [] : ['', 'What was made and may still be there', ...bulletsOf(left)]),
  ].join('\n');
}

export const NOTHING_SEEN = 'Nothing of what was asked stands in their way.';

const bulletsOf = (sentences: readonly string[], none = ''): readonly string[] =>
  (sentences.length === 0 ? [none] : sentences).map((sentence) => `- ${sentence}`);

/** The remark beside the name of a call. */
export function besideName(verdict: Verdict): string {
  if (verdict.kind === 'lacks') return `: ${verdict.without}`;
  if (verdict.kind === 'not asked') return `: ${verdict.why}`;
  if (verdict.kind === 'fits' && verdict.besides.length > 0) return `, with more: ${verdict.besides.join(', ')}`;
  return '';
}
