import * as z from 'zod/mini';
import { enterWorld } from '../../control/control.ts';
import type { Guard } from '../../host.ts';
import { type ChurchMemory, onPartChange, type Part } from './church-parts.ts';
import { LaterVersion, migrations, type StoredParts, version } from './migrations.ts';

/** How an index is stored. Version 1 wrote no number. */
const indexSchema = z.object({
  version: z._default(z.int().check(z.positive()), 1),
  writes: z.int(),
  changedBy: z.record(z.string(), z.int()),
});

/** Which write last changed each part, and the version that wrote them; `writes` is 0 before the first one. */
export type PartsIndex = z.infer<typeof indexSchema>;

/**
 * @throws when the value is no index
 * @throws LaterVersion
 */
export const parseIndex = (stored: unknown): PartsIndex => {
  const index = indexSchema.parse(stored);
  if (index.version > version) throw new LaterVersion(index.version);
  return index;
};

/** The index after a write of some parts. @param last the number of the write before */
export const indexAfter = (
  { writes: last, changedBy }: Pick<PartsIndex, 'writes' | 'changedBy'>,
  parts: ReadonlyMap<string, unknown>,
): PartsIndex => {
  const writes = last + 1;
  return {
    version,
    writes,
    changedBy: { ...changedBy, ...Object.fromEntries([...parts.keys()].map((part) => [part, writes])) },
  };
};

/** The changes since an index was read. */
export interface PartsNews {
  readonly index: PartsIndex;
  readonly parts: Map<string, unknown>;
  /** The stored data cannot be read: it is ignored, and the next write replaces it. */
  readonly isUnfit: boolean;
}

/** Named values, each with the number of its last write, so that a reader fetches only changes. */
export interface PartsStore {
  /** @throws LaterVersion */
  readNews(since: PartsIndex): Promise<PartsNews>;
  /**
   * Stores all parts or none, and leaves other stored parts alone; resolves when they are durable.
   * @throws LaterVersion
   */
  write(parts: ReadonlyMap<string, unknown>): Promise<PartsIndex>;
}

export const noParts: PartsIndex = { version, writes: 0, changedBy: {} };

export interface SharedMemoryOptions {
  /** The parts that this program knows: one that is not stored stays empty, stored ones that are not among them are kept. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly store: PartsStore;
  /** Runs one piece of work at a time among all tabs. */
  readonly lock: Guard;
  /** Fills the memory if no matching data is stored. */
  readonly populate: () => Promise<void>;
  /** Called once, when the memory has been filled or restored for the first time: changes are tracked from then on. */
  readonly onFilled?: () => void;
  /** Called when stored data could not be restored. */
  readonly onReset?: () => void | Promise<void>;
  /** Called when a change could not be stored; it is retried with the next change. */
  readonly onNotStored?: (error: unknown) => void;
  /**
   * A newly populated memory is stored later, since another tab would populate the same: the first answers need not wait
   * for it. Without this it is stored with the first work.
   */
  readonly later?: {
    readonly run: (store: () => void) => void;
    /** Parts of which it may lose changes until then. Work that changes others is stored at once. */
    readonly passing: ReadonlySet<string>;
  };
}

interface SharedMemory {
  /**
   * Runs work on the memory as the last tab left it, and stores its changes before its result is returned: a page that is left
   * as soon as a call is answered loses nothing (MOCK-02).
   */
  readonly guard: Guard;
  /** Reads the stored memory, or populates it, before the first work. */
  readonly open: () => Promise<void>;
  /** Marks a part as changed; unknown names are ignored. */
  readonly touch: (part: string) => void;
}

/**
 * One memory in several tabs, or over several runs of one server. The service worker passes a call to the tab that sent it, so
 * a tab reads the others' changes before each piece of work; tabs need not be notified of changes. When the browser stores
 * nothing more (its space is full, the site's data were cleared), the tab goes on with what it has.
 */
export const shareMemory = ({
  parts,
  store,
  lock,
  populate,
  onFilled = () => undefined,
  onReset = () => undefined,
  onNotStored = () => undefined,
  later,
}: SharedMemoryOptions): SharedMemory => {
  const changed = new Set<string>();
  let known = noParts;
  let isFilled = false;
  /** Populated where nothing was stored, and not stored yet. */
  let isNew = false;
  let isReading = false;

  const readNews = async (): Promise<PartsNews> => {
    const news = await store.readNews(known);
    known = news.index;
    return news;
  };

  /** All parts or none: if one does not match its schema, the others are no longer consistent. */
  const restore = async (stored: StoredParts): Promise<boolean> => {
    isReading = true;
    // All are awaited: one that is still running would add records to the newly filled church.
    const ends = await Promise.allSettled([...stored].map(async ([name, value]) => parts.get(name)?.restore(value)));
    isReading = false;
    return ends.every(({ status }) => status === 'fulfilled');
  };

  const restoreNews = async ({ index, parts: stored }: PartsNews): Promise<boolean> => {
    if (index.version === version) return restore(stored);
    const isRestored = await restore(migrated(stored, index.version)).catch(() => false);
    // Stored as a whole, since one number names the version of all parts.
    if (isRestored) touchAll();
    return isRestored;
  };

  const touchAll = (): void => {
    for (const name of parts.keys()) changed.add(name);
  };

  const pull = async (): Promise<void> => {
    const wasFilled = isFilled;
    const news = await readNews().catch(() => undefined);
    if (news?.isUnfit === true && isFilled) touchAll();
    const isLost = news !== undefined && !isFilled && news.isUnfit;
    const isKept = news === undefined || news.parts.size === 0 || (await restoreNews(news));
    if (news !== undefined && news.parts.size > 0) {
      isFilled = isKept;
      isNew = false;
    }
    if (!isFilled) {
      await populate();
      isFilled = true;
      isNew = true;
      // What cannot be read is replaced at once.
      if (isLost || !isKept) touchAll();
    }
    if (!wasFilled) onFilled();
    if (isLost || !isKept) await onReset();
  };

  const push = async (): Promise<void> => {
    if (isNew) touchAll();
    isNew = false;
    if (changed.size === 0) return;
    const names = [...changed];
    changed.clear();
    try {
      known = await store.write(new Map(names.map((name) => [name, parts.get(name)?.take()])));
    } catch (error) {
      for (const name of names) changed.add(name);
      onNotStored(error);
    }
  };

  let isLeft = false;

  /** Whether the memory may be stored later, which is then arranged. */
  const isLeftForLater = (): boolean => {
    if (later === undefined || !isNew || [...changed].some((part) => !later.passing.has(part))) return false;
    if (!isLeft) later.run(() => void lock(() => pull().then(push)).catch(onNotStored));
    isLeft = true;
    return true;
  };

  return {
    touch(part) {
      if (!isReading && parts.has(part)) changed.add(part);
    },
    open: () => lock(pull),
    guard: (work) =>
      lock(async () => {
        await pull();
        try {
          return await work();
        } finally {
          if (!isLeftForLater()) await push();
        }
      }),
  };
};

const migrated = (parts: StoredParts, from: number): StoredParts =>
  migrations.slice(from - 1).reduce((stored, migrate) => migrate(stored), parts);

/** The stored church, filled with its world if no matching data is stored. */
export const keepMemory = (
  kept: ChurchMemory,
  options: Omit<SharedMemoryOptions, 'populate' | 'onFilled'>,
): SharedMemory => {
  const memory = shareMemory({
    ...options,
    populate: () => enterWorld(kept, kept.control.settings().world),
    // Only now: a collection with listeners takes twice as long to fill.
    onFilled: () => onPartChange(kept, memory.touch),
  });
  return memory;
};

/** Runs one piece of work at a time, in the order of the calls. */
export const oneAfterAnother = (): Guard => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
};
