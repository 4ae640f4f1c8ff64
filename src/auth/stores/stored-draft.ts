import type { FormValues } from '@/shared/machines/form-state.ts';
import type { DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { DraftStore } from '@/shared/ports/draft-store.ts';
import { perUser, type UserValue } from './per-user.ts';

/** A draft as it is stored. */
interface Written<Values> {
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
  const mine = perUser<Written<Values>>(user, {
    read: () => readStored(store.read(), blank()),
    write: (stored) => store.write(stored === undefined ? undefined : { userId: stored.userId, ...stored.value }),
  });
  const save = (change: Partial<Written<Values>>) => {
    const next = { values: blank(), files: [], ...mine.read(), ...change };
    mine.write(isEmpty(next, blank()) ? undefined : next);
  };

  return {
    read: () => mine.read()?.values,
    write: (values) => save({ values }),
    files: () => mine.read()?.files ?? [],
    writeFiles: (files) => save({ files }),
  };
}

function isEmpty<Values extends FormValues>({ values, files }: Written<Values>, blank: Values): boolean {
  return files.length === 0 && Object.entries(values).every(([field, value]) => value === blank[field]);
}

/** The storage may hold anything: only a draft of this form is accepted. */
function readStored<Values extends FormValues>(found: unknown, blank: Values): UserValue<Written<Values>> | undefined {
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
    value: {
      values: { ...blank, ...Object.fromEntries(texts) },
      files: files.filter((name) => typeof name === 'string'),
    },
  };
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null;
}
