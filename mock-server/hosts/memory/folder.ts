import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { assembleBackend, type Backend, type BackendOptions } from '../../backend.ts';
import { createChurch } from '../../church/church.ts';
import { createControl } from '../../control/control.ts';
import { codeOf } from '../listening.ts';
import { churchParts } from './church-parts.ts';
import { LaterVersion } from './migrations.ts';
import {
  indexAfter,
  keepMemory,
  noParts,
  oneAfterAnother,
  type PartsIndex,
  type PartsNews,
  type PartsStore,
  parseIndex,
} from './shared-memory.ts';

export interface FolderBackendOptions extends Pick<BackendOptions, 'world' | 'now'> {
  /** Created if it does not exist. */
  readonly folder: string;
  /** Called with a sentence when the folder's content was moved aside, or a change could not be stored. */
  readonly onTrouble: (sentence: string) => void;
}

export interface FolderBackend {
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/**
 * A church that is stored in a folder: a call's changes are stored before it is answered. A folder without a church is
 * filled with the world.
 * @throws Error with a sentence when another server has locked the folder, it cannot be created, or a later version of the
 * program has written it
 */
export const openFolderBackend = async ({
  world = 'everyday',
  now = () => new Date(),
  folder,
  onTrouble,
}: FolderBackendOptions): Promise<FolderBackend> => {
  const control = createControl({ world, baseNow: now });
  const church = createChurch({ now: control.now });
  const parts = churchParts({ church, control });
  const store = await openFolderStore(folder);
  const { guard } = keepMemory(
    { church, control },
    {
      parts,
      store,
      lock: oneAfterAnother(),
      onReset: async () => onTrouble(await store.setAside()),
      onNotStored: (error) => onTrouble(`What was changed could not be stored in ${folder}: ${String(error)}`),
    },
  );
  // Reads the stored church, or fills an empty one, before the first call.
  await guard(async () => undefined);
  return { backend: assembleBackend(church, control, { guard }), close: store.close };
};

/** Parts in the files of a folder, for one server that is stopped and started again. */
export interface FolderStore extends PartsStore {
  /**
   * Moves the whole content aside, and starts empty.
   * @returns a sentence that says where the content is now, and why
   */
  readonly setAside: () => Promise<string>;
  /** Releases the folder. */
  readonly close: () => Promise<void>;
}

/** The files of a church; all other files in the folder are left alone. */
const entries = ['index.json', 'parts', 'files'] as const;

const partFile = (name: string, write: number): string => `parts/${name}.${write}.json`;

/**
 * Parts as JSON, uploaded files beside them under the digest of their content. A write is complete when its index
 * replaces the last one, atomically; if the server ends before that, the last index still has all its files.
 * @throws Error with a sentence when another server has the folder, it cannot be made, or a later version has written it
 */
const openFolderStore = async (folder: string): Promise<FolderStore> => {
  await Promise.all(['parts', 'files'].map((name) => mkdir(join(folder, name), { recursive: true })));
  const unlock = await lockFolder(folder);
  /** Why the stored data cannot be used; undefined if it can. */
  let trouble: string | undefined;
  /** The digests of the bytes that each part needs. */
  const needed = new Map<string, readonly string[]>();
  const allNeeded = () => new Set([...needed.values()].flat());

  const replace = async (file: string, content: string | Uint8Array): Promise<void> => {
    const path = join(folder, file);
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
  };

  const readIndex = async (): Promise<PartsIndex> => {
    const text = await readFile(join(folder, 'index.json'), 'utf8').catch(whereMissing(undefined));
    return text === undefined ? noParts : parseIndex(JSON.parse(text));
  };

  const readPart = async (part: string, write: number): Promise<unknown> => {
    const file = partFile(part, write);
    try {
      const text = await readFile(join(folder, file), 'utf8');
      const digests = bytesNamedIn(text);
      const bytes = await Promise.all(digests.map((digest) => readFile(join(folder, 'files', digest))));
      needed.set(part, digests);
      return readValue(text, new Map(digests.map((digest, at) => [digest, bytes[at] ?? new Uint8Array()])));
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, { cause: error });
    }
  };

  const writePart = async (part: string, write: number, value: unknown): Promise<void> => {
    const { text, bytes } = writeValue(value);
    const there = allNeeded();
    const added = [...bytes].filter(([digest]) => !there.has(digest));
    await Promise.all(added.map(([digest, content]) => replace(`files/${digest}`, content)));
    await replace(partFile(part, write), text);
    needed.set(part, [...bytes.keys()]);
  };

  const readAll = async (since: PartsIndex): Promise<PartsNews> => {
    const index = await readIndex();
    const news = Object.entries(index.changedBy).filter(([part, write]) => write !== since.changedBy[part]);
    const values = await Promise.all(news.map(([part, write]) => readPart(part, write)));
    return { index, parts: new Map(news.map(([part], at) => [part, values[at]])), isUnfit: false };
  };

  /** Deletes files that no index names: those of replaced or unfinished writes. */
  const sweep = async ({ changedBy }: PartsIndex): Promise<void> => {
    const wanted = new Set(Object.entries(changedBy).map(([part, write]) => partFile(part, write)));
    for (const digest of allNeeded()) wanted.add(`files/${digest}`);
    const listed = await Promise.all(
      ['parts', 'files'].map(async (name) => (await readdir(join(folder, name))).map((file) => `${name}/${file}`)),
    );
    const stale = listed.flat().filter((file) => !wanted.has(file));
    await Promise.all(stale.map((file) => rm(join(folder, file))));
  };

  const later = await readIndex().then(
    () => undefined,
    (error: unknown) => (error instanceof LaterVersion ? error : undefined),
  );
  if (later) {
    await unlock();
    throw new Error(`The church in ${folder} cannot be read: ${later.message}.`, { cause: later });
  }

  return {
    close: unlock,
    async readNews(since) {
      try {
        return await readAll(since);
      } catch (error) {
        trouble = error instanceof Error ? error.message : String(error);
        return { index: since, parts: new Map(), isUnfit: true };
      }
    },
    async write(parts) {
      const index = indexAfter(await readIndex(), parts);
      await Promise.all([...parts].map(([part, value]) => writePart(part, index.writes, value)));
      await replace('index.json', JSON.stringify(index, null, 2));
      await sweep(index);
      return index;
    },
    async setAside() {
      const aside = join(folder, `set-aside-${new Date().toISOString().replaceAll(':', '-')}`);
      await mkdir(aside);
      await Promise.all(
        entries.map((name) => rename(join(folder, name), join(aside, name)).catch(whereMissing(undefined))),
      );
      await Promise.all(['parts', 'files'].map((name) => mkdir(join(folder, name))));
      const why = trouble ?? 'what stands in it does not fit';
      trouble = undefined;
      needed.clear();
      return `The church in ${folder} could not be read (${why}). It was moved to ${aside}, and a new one begins.`;
    },
  };
};

const whereMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value;
    throw error;
  };

/** A value as text, and the bytes that it refers to by digest. */
export interface WrittenValue {
  readonly text: string;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

const bytesSchema = z.strictObject({ $bytes: z.string() });
const mapSchema = z.strictObject({ $map: z.array(z.tuple([z.unknown(), z.unknown()])) });

/** Writes the value of a part: JSON, maps and bytes. */
const writeValue = (value: unknown): WrittenValue => {
  const bytes = new Map<string, Uint8Array>();
  const text = JSON.stringify(
    value,
    (_, inner: unknown) => {
      if (inner instanceof Map) return { $map: [...inner] };
      if (!(inner instanceof Uint8Array)) return inner;
      const digest = createHash('sha256').update(inner).digest('hex');
      bytes.set(digest, inner);
      return { $bytes: digest };
    },
    1,
  );
  return { text, bytes };
};

/** The digests of the bytes that a written value needs. */
const bytesNamedIn = (text: string): string[] => {
  const named: string[] = [];
  JSON.parse(text, (_, inner: unknown) => {
    const { success, data } = bytesSchema.safeParse(inner);
    if (success) named.push(data.$bytes);
    return inner;
  });
  return named;
};

/** @throws when the text was not written by `writeValue`, or bytes are missing */
const readValue = (text: string, bytes: ReadonlyMap<string, Uint8Array>): unknown =>
  JSON.parse(text, (_, inner: unknown): unknown => {
    const map = mapSchema.safeParse(inner);
    if (map.success) return new Map(map.data.$map);
    const named = bytesSchema.safeParse(inner);
    if (!named.success) return inner;
    const content = bytes.get(named.data.$bytes);
    if (content === undefined) throw new Error(`The file ${named.data.$bytes} is missing`);
    return new Uint8Array(content);
  });

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether a process with that number is running, also one of another user. */
const runs = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/**
 * Locks a folder for one server until the returned function is called. The stale lock of a killed server is ignored.
 * @throws Error with a sentence when another server has locked the folder
 */
const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'server.pid');
  const take = () => writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = Number(await readFile(file, 'utf8'));
    if (runs(holder))
      throw new Error(`${folder} is in use by another server (process ${holder}). If none runs, delete ${file}.`, {
        cause: error,
      });
    await rm(file);
    await take();
  }
  return () => rm(file, { force: true });
};
