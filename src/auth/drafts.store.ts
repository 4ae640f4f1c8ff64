import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { DraftStore } from '@/shared/device.ports.ts';
import type { Draft, DraftWithFiles, FormValues } from '@/shared/form.ts';
import { perUser, type UserValue } from './per-user.store.ts';

/**
 * The draft of a page that only its user sees: it is restored when the session expired and the same user signs in again
 * (AUTH-15), when a role that gives access to the page was taken away and is given back (REL-09), and while it is being sent or
 * when that was refused after the page was left (REL-18). Else it is dropped when the user leaves the page or signs out.
 */
export function makeSessionDraft<Values>(user: CurrentUser): Draft<Values> {
  const stored = perUser<Pick<Written<Values>, 'values' | 'lost'>>(user);
  /** The writer's roles when it was written. */
  let roles: readonly string[] = [];
  let hasOutlived = false;

  user.onChange(() => {
    hasOutlived ||= lacksOneOf(roles, user.read()?.roles);
  });

  return {
    read: () => (hasOutlived ? stored.read()?.values : undefined),
    lost: () => (hasOutlived ? stored.read()?.lost : undefined),
    write: (values, lost) => {
      const writer = user.read();
      if (writer === undefined) return;
      stored.write({ values, lost });
      ({ roles } = writer);
      hasOutlived = false;
    },
    keep: () => {
      hasOutlived = true;
    },
  };
}

/** @param now undefined when nobody is signed in: then the page is no longer shown either */
function lacksOneOf(before: readonly string[], now: readonly string[] | undefined): boolean {
  return now === undefined || before.some((role) => !now.includes(role));
}

/** A draft as it is stored. */
interface Written<Values> {
  readonly values: Values;
  /** What sending it may have added, whose answer was lost (REL-16). */
  readonly lost: Values | undefined;
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
    const next = { values: blank(), lost: undefined, files: [], ...mine.read(), ...change };
    mine.write(isEmpty(next, blank()) ? undefined : next);
  };

  return {
    read: () => mine.read()?.values,
    lost: () => mine.read()?.lost,
    write: (values, lost) => save({ values, lost }),
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
  const { userId, files } = found;
  const values = valuesIn(found['values'], blank);
  if (typeof userId !== 'string' || values === undefined || !Array.isArray(files)) return undefined;
  return {
    userId,
    value: {
      values,
      lost: valuesIn(found['lost'], blank),
      files: files.filter((name) => typeof name === 'string'),
    },
  };
}

function valuesIn<Values extends FormValues>(found: unknown, blank: Values): Values | undefined {
  if (!isRecord(found)) return undefined;
  const fields = Object.keys(blank);
  const texts = fields.flatMap((field) => {
    const text = found[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return texts.length < fields.length ? undefined : { ...blank, ...Object.fromEntries(texts) };
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null;
}
