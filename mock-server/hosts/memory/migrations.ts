/** A stored church, part by part. */
export type StoredParts = ReadonlyMap<string, unknown>;

/** Turns what one version of the program has stored into what the next one reads. It may leave parts out, and add some. */
export type Migration = (parts: StoredParts) => StoredParts;

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** Version 1 had no mark for a choir of pupils: each beside a church school was one. */
function markChoirsOfPupils(parts: StoredParts): StoredParts {
  const marked = listIn(parts.get('departments')).map((department) =>
    isRecord(department) && isRecord(department['school'])
      ? { ...department, choirs: listIn(department['choirs']).map((choir) => ({ ...Object(choir), pupils: true })) }
      : department,
  );
  return parts.has('departments') ? new Map([...parts, ['departments', marked]]) : parts;
}

/**
 * All changes of shape, oldest first (REL-36): the first leads from version 1 to version 2. A further collection, a collection
 * that is gone, and a field whose default is right for what was stored need none.
 */
export const migrations: readonly Migration[] = [markChoirsOfPupils];

/** The version of what this program stores. */
export const version = migrations.length + 1;

/** Stored data of a version that this program does not know: it is neither read nor overwritten. */
export class LaterVersion extends Error {
  constructor(stored: number) {
    super(`a later version of the church has written it (${stored}; this one reads up to ${version})`);
    this.name = 'LaterVersion';
  }
}
