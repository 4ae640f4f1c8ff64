import type { FormValues } from '@/shared/machines/form-state.ts';
import type { DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { DraftStore } from '@/shared/ports/draft-store.ts';
import { perUser } from './per-user.ts';

interface Stored<Values> {
  readonly userId: string;
  readonly values: Values;
  readonly files: readonly string[];
}

/**
 * A draft of a publication or a registration: it is restored for its writer however its page was left, including by a
 * reload (AUTH-15, REL-09, REL-30), unless they cleared it or signed out.
 * @param blank the form's values before anything was written
 */
export function makeStoredDraft<Values extends FormValues>(
  user: CurrentUser,
  store: DraftStore,
  blank: () => Values,
): DraftWithFiles<Values> {
  const written = perUser<Stored<Values>>(user);
  /** What was stored before this page was loaded. */
  const stored = () => {
    const found = readStored(store.read(), blank());
    return found?.userId === user.read()?.userId ? found : undefined;
  };
  const mine = () => written.read() ?? stored();
  const save = (change: Partial<Stored<Values>>) => {
    const writer = user.read();
    if (writer === undefined) return;
    const next = { values: blank(), files: [], ...mine(), ...change, userId: writer.userId };
    const left = isEmpty(next, blank()) ? undefined : next;
    written.write(left);
    store.write(left);
  };

  user.onGone(() => store.write(undefined));
  user.onChange(() => {
    const back = written.read();
    // The storage was emptied when the session expired.
    if (back !== undefined) store.write(back);
  });

  return {
    read: () => mine()?.values,
    write: (values) => save({ values }),
    files: () => mine()?.files ?? [],
    writeFiles: (files) => save({ files }),
  };
}

function isEmpty<Values extends FormValues>({ values, files }: Stored<Values>, blank: Values): boolean {
  return files.length === 0 && Object.entries(values).every(([field, value]) => value === blank[field]);
}

/** The storage may hold anything: only a draft of this form is accepted. */
function readStored<Values extends FormValues>(found: unknown, blank: Values): Stored<Values> | undefined {
  if (!isRecord(found)) return undefined;
  const { userId, values, files } = found;
  if (typeof userId !== 'string' || !isRecord(values) || !Array.isArray(files)) return undefined;
  const fields = Object.keys(blank);
  const texts = fields.flatMap((field) => {
    const text = values[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  if (texts.length < fields.length) return undefined;
  return {
    userId,
    values: { ...blank, ...Object.fromEntries(texts) },
    files: files.filter((name) => typeof name === 'string'),
  };
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null;
}
