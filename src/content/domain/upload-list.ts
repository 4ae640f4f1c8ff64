import { contentError, type FileError, type FileRule, sizeError } from './file-check.ts';

/** A file that waits to be sent. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  /** What the server said of it the last time, as it said it; it may have said nothing. */
  readonly failure: string | undefined;
  /** What it was made out of, where it is not what its reader chose. */
  readonly made?: MadeOf | undefined;
}

/** A page of a PDF, or a picture that was too large. */
export type MadeOf = 'pdf' | 'largePicture';

/** A file that was not let in, by the name that its reader knows. */
export interface TurnedAwayFile {
  readonly id: number;
  readonly name: string;
  readonly error: FileError;
}

/** A chosen file with its beginning; no beginning when it could not be read. */
export interface OpenedFile {
  readonly file: File;
  readonly head: Uint8Array | undefined;
  readonly made?: MadeOf | undefined;
  /** Why nothing can be made out of it. */
  readonly error?: FileError | undefined;
}

export interface UploadList {
  readonly files: readonly QueuedFile[];
  readonly turnedAway: readonly TurnedAwayFile[];
  readonly nextId: number;
}

export const EMPTY_LIST: UploadList = { files: [], turnedAway: [], nextId: 1 };

/** What the server did not take, by the place of the file among those that were sent. */
export interface FileFailure {
  readonly index: number;
  readonly fileName: string;
  /** The server's reason, for the reader; '' when it gave none. */
  readonly message: string;
}

/**
 * Lets chosen files in behind those that wait, each with its own answer (BULL-07, REL-24). Where only one may go, the
 * newly chosen takes the place of the old.
 */
export function withChosen(list: UploadList, chosen: readonly OpenedFile[], rule: FileRule): UploadList {
  const replaces = rule.maxFiles === 1 && chosen.some((opened) => errorOf(opened, [], rule) === undefined);
  const files = replaces ? [] : [...list.files];
  const turnedAway: TurnedAwayFile[] = [];
  chosen.forEach((opened, index) => {
    const id = list.nextId + index;
    const { file } = opened;
    const error = errorOf(opened, files, rule);
    if (error === undefined) files.push({ id, file, failure: undefined, made: opened.made });
    else turnedAway.push({ id, name: file.name, error });
  });
  return { files, turnedAway, nextId: list.nextId + chosen.length };
}

function errorOf(
  { file, head, error }: OpenedFile,
  waiting: readonly QueuedFile[],
  rule: FileRule,
): FileError | undefined {
  if (error !== undefined) return error;
  const bySize = sizeError(file.size, rule);
  if (bySize !== undefined) return bySize;
  if (head === undefined) return 'unreadable';
  const byContent = contentError(head, rule);
  if (byContent !== undefined) return byContent;
  if (waiting.some((queued) => isSameFile(queued.file, file))) return 'alreadyThere';
  return waiting.length >= rule.maxFiles ? 'tooMany' : undefined;
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Moves a file to a place, from 0; places beyond the ends are the ends. */
export function withMoved(files: readonly QueuedFile[], id: number, to: number): readonly QueuedFile[] {
  const moved = files.find((queued) => queued.id === id);
  if (moved === undefined) return files;
  const others = files.filter((queued) => queued.id !== id);
  return others.toSpliced(Math.max(0, to), 0, moved);
}

/** The very same list where the file is not in it. */
export function withoutFile(files: readonly QueuedFile[], id: number): readonly QueuedFile[] {
  return files.some((queued) => queued.id === id) ? files.filter((queued) => queued.id !== id) : files;
}

/** Keeps the files that the server did not take, with its reasons; what it took has gone (BULL-06). */
export function keepFailed(files: readonly QueuedFile[], failures: readonly FileFailure[]): readonly QueuedFile[] {
  return withFailures(files, failures).filter((_, index) => failures.some((failure) => failure.index === index));
}

/** Writes the server's reasons beside the files; all of them stay. */
export function withFailures(files: readonly QueuedFile[], failures: readonly FileFailure[]): readonly QueuedFile[] {
  return files.map((queued, index) => ({
    ...queued,
    failure: failures.find((failure) => failure.index === index)?.message,
  }));
}
