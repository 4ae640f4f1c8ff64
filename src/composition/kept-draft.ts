import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { Draft } from '@/shared/machines/provide-form.ts';
import type { DraftStore } from '@/shared/ports/draft-store.ts';
import type { SessionActor } from './tokens.ts';

interface Kept<Values> {
  readonly userId: string;
  readonly values: Values;
  /** Names of the files beside it: themselves, nothing can keep them over a reload. */
  readonly files: readonly string[];
}

export interface KeptDraft<Values> extends Draft<Values> {
  /** Names of the files that were chosen beside it. */
  readonly files: () => readonly string[];
  readonly writeFiles: (names: readonly string[]) => void;
}

/**
 * What was written for publication and not published: it comes back to whoever wrote it, however its page went away
 * (AUTH-15, REL-09, REL-30), a reload included, unless they cleared it or signed out.
 * @param blank what the form holds while nobody has written anything
 */
export function makeKeptDraft<Values extends FormValues>(
  session: SessionActor,
  store: DraftStore,
  blank: () => Values,
): KeptDraft<Values> {
  let kept: Kept<Values> | undefined;
  const userId = () => sessionIn(session.getSnapshot())?.userId;
  /** In this page's memory, or from before it was loaded. */
  const mine = () => {
    kept ??= readKept(store.read(), blank());
    return kept?.userId === userId() ? kept : undefined;
  };
  const keep = (change: Partial<Kept<Values>>) => {
    const writer = userId();
    if (writer === undefined) return;
    const next = { values: blank(), files: [], ...mine(), ...change, userId: writer };
    kept = isEmpty(next, blank()) ? undefined : next;
    store.write(kept);
  };

  session.subscribe((snapshot) => {
    const isOver = snapshot.matches('signingOut');
    if (isOver) kept = undefined;
    // A session that ended by itself has emptied the storage.
    if (isOver || (kept !== undefined && kept.userId === userId())) store.write(kept);
  });

  return {
    read: () => mine()?.values,
    write: (values) => keep({ values }),
    files: () => mine()?.files ?? [],
    writeFiles: (files) => keep({ files }),
  };
}

function isEmpty<Values extends FormValues>({ values, files }: Kept<Values>, blank: Values): boolean {
  return files.length === 0 && Object.entries(values).every(([field, value]) => value === blank[field]);
}

/** What stands in the storage may be anything: only a draft of this form is one. */
function readKept<Values extends FormValues>(found: unknown, blank: Values): Kept<Values> | undefined {
  if (!isRecord(found)) return undefined;
  const { userId, values, files } = found;
  if (typeof userId !== 'string' || !isRecord(values) || !Array.isArray(files)) return undefined;
  if (!Object.keys(blank).every((field) => typeof values[field] === 'string')) return undefined;
  const known = Object.keys(blank).map((field) => [field, values[field]]);
  return {
    userId,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field of the form was found to be a text
    values: Object.fromEntries(known) as Values,
    files: files.filter((name) => typeof name === 'string'),
  };
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null;
}
