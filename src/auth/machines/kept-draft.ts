import type { FormValues } from '@/shared/machines/form-state.ts';
import type { DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { DraftStore } from '@/shared/ports/draft-store.ts';
import { perUser } from './per-user.ts';

interface Kept<Values> {
  readonly userId: string;
  readonly values: Values;
  readonly files: readonly string[];
}

/**
 * What was written to be published or registered, and was not yet: it comes back to whoever wrote it, however its page went away
 * (AUTH-15, REL-09, REL-30), a reload included, unless they cleared it or signed out.
 * @param blank what the form holds while nobody has written anything
 */
export function makeKeptDraft<Values extends FormValues>(
  user: CurrentUser,
  store: DraftStore,
  blank: () => Values,
): DraftWithFiles<Values> {
  const kept = perUser<Kept<Values>>(user);
  /** From before this page was loaded. */
  const stored = () => {
    const found = readKept(store.read(), blank());
    return found?.userId === user.read()?.userId ? found : undefined;
  };
  const mine = () => kept.read() ?? stored();
  const keep = (change: Partial<Kept<Values>>) => {
    const writer = user.read();
    if (writer === undefined) return;
    const next = { values: blank(), files: [], ...mine(), ...change, userId: writer.userId };
    const left = isEmpty(next, blank()) ? undefined : next;
    kept.write(left);
    store.write(left);
  };

  user.onGone(() => store.write(undefined));
  user.onChange(() => {
    const back = kept.read();
    // A session that ended by itself has emptied the storage.
    if (back !== undefined) store.write(back);
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
    // Each field of the form was found to be a text.
    values: Object.fromEntries(known) as Values,
    files: files.filter((name) => typeof name === 'string'),
  };
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null;
}
