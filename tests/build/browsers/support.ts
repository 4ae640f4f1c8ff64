import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest browsers that the README names. */
export const OLDEST = { chrome: 111, edge: 111, safari: 16.4, firefox: 121 } as const;

const browsers = Object.entries(OLDEST);

/** The oldest browsers that lack a feature; a feature without data counts as supported. */
export function lacking(compat: CompatStatement | undefined): readonly string[] {
  const support: Readonly<Partial<Record<string, unknown>>> = compat?.support ?? {};
  return browsers.filter(([name, oldest]) => !isSupported(support[name], oldest)).map(([name]) => name);
}

/**
 * Whether an oldest browser lacks a feature that all newest browsers have, so that a developer could use it unaware.
 */
export function isYoung(compat: CompatStatement | undefined): boolean {
  const support: Readonly<Partial<Record<string, unknown>>> = compat?.support ?? {};
  return lacking(compat).length > 0 && browsers.every(([name]) => isSupported(support[name], Infinity));
}

function isSupported(support: unknown, oldest: number): boolean {
  if (support === undefined) return true;
  return [support]
    .flat()
    .filter(isStatement)
    .some((statement) => hasIn(statement, oldest));
}

const isStatement = (value: unknown): value is SimpleSupportStatement =>
  typeof value === 'object' && value !== null && 'version_added' in value;

/** Whether it is supported without a prefix or a flag, and not removed since. */
function hasIn(statement: SimpleSupportStatement, oldest: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias } = statement;
  if (flags !== undefined || prefix !== undefined || alias !== undefined || removed !== undefined) return false;
  return typeof added === 'string' && added !== 'preview' && Number.parseFloat(added.replace('≤', '')) <= oldest;
}
