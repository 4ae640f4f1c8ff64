/** What a file is by its content; `unknown` for whatever the church has no use for. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf' | 'heic' | 'svg' | 'unknown';

/**
 * Why a file is refused before it is sent (BULL-07, REL-24).
 * - `heic` and `svg` are images that no page can show everywhere, or that could carry a program
 * - `locked` a PDF with a password; `unpaged` a PDF whose pages cannot be made into pictures; `notAdapted` what was needed
 *   to make a file fit could not be fetched
 * - `tooMany` there were as many files already as may go at once; `alreadyThere` this one is among them
 */
export type FileError =
  | 'empty'
  | 'tooLarge'
  | 'heic'
  | 'svg'
  | 'wrongKind'
  | 'unreadable'
  | 'locked'
  | 'unpaged'
  | 'notAdapted'
  | 'tooMany'
  | 'alreadyThere';

/** What may be uploaded at one place. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  /** Of each file. */
  readonly maxBytes: number;
  /** At once. */
  readonly minFiles: number;
  readonly maxFiles: number;
  /** Whether files are made to fit: a PDF becomes pictures of its pages, a picture that is too large a smaller one. */
  readonly adapts?: true;
  /** For the device's file picker: media types, joined by commas. It is a hint, the content decides. */
  readonly accept: string;
}

const MEGABYTE = 1024 * 1024;

export const imageRule: FileRule = {
  kinds: ['png', 'jpeg', 'webp', 'gif'],
  maxBytes: 10 * MEGABYTE,
  minFiles: 1,
  maxFiles: 20,
  accept: 'image/png,image/jpeg,image/webp,image/gif',
};

/** A bulletin's pages come as pictures, or out of a PDF; pictures that are too large are made smaller (BULL-05). */
export const bulletinRule: FileRule = {
  ...imageRule,
  accept: `${imageRule.accept},application/pdf`,
  adapts: true,
};

/** An advertisement may do without images (ADVT-02). */
export const optionalImageRule: FileRule = { ...imageRule, minFiles: 0, maxFiles: 10 };

/** Exactly one (BIBL-02). */
export const pdfRule: FileRule = {
  kinds: ['pdf'],
  maxBytes: 20 * MEGABYTE,
  minFiles: 1,
  maxFiles: 1,
  accept: 'application/pdf',
};

/** How much of a file's beginning tells its kind, in bytes. */
export const HEAD_BYTES = 1024;

/** Major brands of the container that phones keep their photographs in. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** What may stand before the root element of an SVG: how it begins, and how it ends. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * Tells the kind of a file by its first bytes: a name and a declared type prove nothing.
 * @param head the first {@link HEAD_BYTES}, or all of a shorter file
 */
export function recogniseFile(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('ftyp', 4) && HEIC_BRANDS.includes(text.slice(8, 12))) return 'heic';
  return isSvg(text) ? 'svg' : 'unknown';
}

/** Walked by hand: a pattern for it would try without end on a file that was made to that purpose. */
function isSvg(text: string): boolean {
  let rest = text
    .slice(text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0)
    .trimStart()
    .toLowerCase();
  for (;;) {
    const passed = PROLOGUE.find(([start]) => rest.startsWith(start));
    if (passed === undefined) return /^<svg[\s>/]/.test(rest);
    const [start, end] = passed;
    // A document type may hold declarations of its own, in brackets.
    const closing = start === '<!doctype' && /^[^>]*\[/.test(rest) ? ']>' : end;
    const at = rest.indexOf(closing, start.length);
    if (at < 0) return false;
    rest = rest.slice(at + closing.length).trimStart();
  }
}

/** Whether a file may be sent, by its size alone: what is empty or too large need not be read. */
export function sizeError(bytes: number, { maxBytes }: FileRule): FileError | undefined {
  if (bytes === 0) return 'empty';
  return bytes > maxBytes ? 'tooLarge' : undefined;
}

/** Whether a file may be sent, by its content. */
export function contentError(head: Uint8Array, { kinds }: FileRule): FileError | undefined {
  const kind = recogniseFile(head);
  if (kinds.includes(kind)) return undefined;
  return kind === 'heic' || kind === 'svg' ? kind : 'wrongKind';
}
