import { contentError, type FileError, type FileRule, sizeError } from './files.ts';

/** A file that waits to be sent. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  /** The server's last reason for refusing it, verbatim; '' when it gave none, undefined when it was not refused. */
  readonly failure: string | undefined;
  /** The file that it was converted from; undefined when it is the file that the user chose. */
  readonly convertedFrom?: ConvertedFrom | undefined;
}

/** A page of a PDF, or a picture that was too large. */
export type ConvertedFrom = 'pdf' | 'largePicture';

/** A file that was not added to the list, with the name under which the reader chose it. */
export interface TurnedAwayFile {
  readonly id: number;
  readonly name: string;
  readonly error: FileError;
}

/** A chosen file with its first bytes; without them when it could not be read. */
export interface OpenedFile {
  readonly file: File;
  readonly head: Uint8Array | undefined;
  readonly convertedFrom?: ConvertedFrom | undefined;
  /** Why it could not be converted. */
  readonly error?: FileError | undefined;
}

export interface UploadList {
  readonly files: readonly QueuedFile[];
  readonly turnedAway: readonly TurnedAwayFile[];
  readonly nextId: number;
}

export const EMPTY_LIST: UploadList = { files: [], turnedAway: [], nextId: 1 };

/** A file that the server refused, by its index among those that were sent. */
export interface FileFailure {
  readonly index: number;
  readonly fileName: string;
  /** The server's reason, shown to the reader; '' when it gave none. */
  readonly message: string;
}

/**
 * Adds chosen files to the list, or returns why one was not added (BULL-07, REL-24). Where only one file is allowed, a
 * newly chosen one replaces it.
 */
export function withChosen(list: UploadList, chosen: readonly OpenedFile[], rule: FileRule): UploadList {
  const replaces = rule.maxFiles === 1 && chosen.some((opened) => errorOf(opened, [], rule) === undefined);
  const files = replaces ? [] : [...list.files];
  const turnedAway: TurnedAwayFile[] = [];
  chosen.forEach((opened, index) => {
    const id = list.nextId + index;
    const { file } = opened;
    const error = errorOf(opened, files, rule);
    if (error === undefined) files.push({ id, file, failure: undefined, convertedFrom: opened.convertedFrom });
    else turnedAway.push({ id, name: file.name, error });
  });
  return { files, turnedAway, nextId: list.nextId + chosen.length };
}

/** Adds what was chosen in one go after another: where only one file is allowed, the last choice counts. */
export function withChoices(list: UploadList, choices: readonly (readonly OpenedFile[])[], rule: FileRule): UploadList {
  return choices.reduce<UploadList>(
    (before, chosen) => {
      const after = withChosen(before, chosen, rule);
      return { ...after, turnedAway: [...before.turnedAway, ...after.turnedAway] };
    },
    { ...list, turnedAway: [] },
  );
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

/** Moves a file to an index, from 0; an index outside the list means its nearest end. */
export function withMoved(files: readonly QueuedFile[], id: number, to: number): readonly QueuedFile[] {
  const moved = files.find((queued) => queued.id === id);
  if (moved === undefined) return files;
  const others = files.filter((queued) => queued.id !== id);
  return others.toSpliced(Math.max(0, to), 0, moved);
}

/** Returns the same array when the file is not in it. */
export function withoutFile(files: readonly QueuedFile[], id: number): readonly QueuedFile[] {
  return files.some((queued) => queued.id === id) ? files.filter((queued) => queued.id !== id) : files;
}

/** Keeps the files that the server refused, with its reasons, and removes the accepted ones (BULL-06). */
export function keepFailed(files: readonly QueuedFile[], failures: readonly FileFailure[]): readonly QueuedFile[] {
  return withFailures(files, failures).filter((_, index) => failures.some((failure) => failure.index === index));
}

/** Adds the server's reasons to the refused files; all files stay. */
export function withFailures(files: readonly QueuedFile[], failures: readonly FileFailure[]): readonly QueuedFile[] {
  return files.map((queued, index) => ({
    ...queued,
    failure: failures.find((failure) => failure.index === index)?.message,
  }));
}

/** The progress of a file in a request with several; `going` without a share when it cannot be known. */
export type FileProgress =
  | { readonly kind: 'waiting' | 'sent' }
  | { readonly kind: 'going'; readonly share: number | undefined };

/**
 * Splits the progress of a whole request among its files, which are sent one after the other (BULL-07). The other form
 * fields are too small to be counted.
 * @param sizes of the files in bytes, in sending order
 * @param share of the whole, from 0 to 1
 * @returns the share of each file, from 0 to 1
 */
export function sharesOfFiles(sizes: readonly number[], share: number): readonly number[] {
  const gone = share * sizes.reduce((sum, size) => sum + size, 0);
  let start = 0;
  return sizes.map((size) => {
    const left = gone - start;
    start += size;
    if (size === 0) return share > 0 && left >= 0 ? 1 : 0;
    return Math.min(Math.max(left / size, 0), 1);
  });
}

/** The progress of each file, in sending order. @param share of the whole; undefined when it is unknown */
export function progressOfFiles(sizes: readonly number[], share: number | undefined): readonly FileProgress[] {
  if (share === undefined) return sizes.map(() => ({ kind: 'going', share }));
  return sharesOfFiles(sizes, share).map((own) => {
    if (own === 0) return { kind: 'waiting' };
    return own === 1 ? { kind: 'sent' } : { kind: 'going', share: own };
  });
}

/**
 * Whether a part of the body is certainly still unsent. The server then cannot have stored anything yet, and a new
 * request with fewer files writes nothing twice (REL-16).
 */
export const isBodyUnsent = (share: number | undefined): boolean => share !== undefined && share < 1;

/** Lines of a form's field: addresses of files, or their names. */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

export const textOfLines = (lines: readonly string[]): string => lines.join('\n');
