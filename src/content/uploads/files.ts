/** A file's kind by its content; `unknown` for any kind that no upload accepts. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf' | 'heic' | 'svg' | 'unknown';

/**
 * Why a file is refused before it is sent (BULL-07, REL-24).
 * - `heic` and `svg` images that not every browser can show, or that could contain a script
 * - `locked` a PDF with a password; `unpaged` a PDF whose pages cannot be drawn as pictures; `notAdapted` the code that
 *   converts files could not be loaded
 * - `tooMany` the list already holds as many files as may be sent at once; `alreadyThere` the list already holds this
 *   file
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

/** Which files may be uploaded in one place. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  /** Of each file. */
  readonly maxBytes: number;
  /** How many files may be sent at once. */
  readonly minFiles: number;
  readonly maxFiles: number;
  /**
   * Whether files are converted to fit: a PDF into pictures of its pages, a picture that is too large into a smaller
   * one.
   */
  readonly adapts?: true;
  /** For the device's file picker: media types, joined by commas. Only a hint; the content is checked. */
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

/**
 * Pages of a bulletin are uploaded as pictures or taken from a PDF; pictures that are too large are made smaller
 * (BULL-05).
 */
export const bulletinRule: FileRule = {
  ...imageRule,
  accept: `${imageRule.accept},application/pdf`,
  adapts: true,
};

/** Images of an advertisement are optional (ADVT-02). */
export const optionalImageRule: FileRule = { ...imageRule, minFiles: 0, maxFiles: 10 };

/** Exactly one (BIBL-02). */
export const pdfRule: FileRule = {
  kinds: ['pdf'],
  maxBytes: 20 * MEGABYTE,
  minFiles: 1,
  maxFiles: 1,
  accept: 'application/pdf',
};

/** How many bytes at the beginning of a file are needed to recognise its kind. */
export const HEAD_BYTES = 1024;

/** Major brands of the HEIF container in which phones store photographs. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** What may precede the root element of an SVG: start and end of each construct. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * Recognises a file's kind by its first bytes: its name and declared type may be wrong.
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

/** Parsed by hand: a regular expression could backtrack without end on a malicious file. */
function isSvg(text: string): boolean {
  let rest = text
    .slice(text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0)
    .trimStart()
    .toLowerCase();
  for (;;) {
    const passed = PROLOGUE.find(([start]) => rest.startsWith(start));
    if (passed === undefined) return /^<svg[\s>/]/.test(rest);
    const [start, end] = passed;
    // A document type may contain declarations of its own, in brackets.
    const closing = start === '<!doctype' && /^[^>]*\[/.test(rest) ? ']>' : end;
    const at = rest.indexOf(closing, start.length);
    if (at < 0) return false;
    rest = rest.slice(at + closing.length).trimStart();
  }
}

/** Checks the size alone, so that an empty or too large file need not be read. */
export function sizeError(bytes: number, { maxBytes }: FileRule): FileError | undefined {
  if (bytes === 0) return 'empty';
  return bytes > maxBytes ? 'tooLarge' : undefined;
}

/** Checks the content. */
export function contentError(head: Uint8Array, { kinds }: FileRule): FileError | undefined {
  const kind = recogniseFile(head);
  if (kinds.includes(kind)) return undefined;
  return kind === 'heic' || kind === 'svg' ? kind : 'wrongKind';
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The longer side of a bulletin's page picture, in pixels: A4 at about 200 dots per inch. It can be read at fourfold
 * zoom on a phone, and is within the canvas limits of old phones.
 */
const PAGE_SIDE = 2400;

/** JPEG qualities, best first; the next one is tried when the picture is still too large. */
export const QUALITIES = [0.85, 0.7, 0.5] as const;

/** The size at which a picture is redrawn: its longer side at most {@link PAGE_SIDE}, with the same proportions. */
export function fittedSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(1, PAGE_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The scale at which a PDF page is drawn, so that its longer side is {@link PAGE_SIDE}. */
export const pageScale = ({ width, height }: PictureSize): number => PAGE_SIDE / Math.max(width, height, 1);

/** The name of a converted file: `a.pdf` becomes `a-2.jpg` with the suffix `-2`. */
export const convertedName = (name: string, suffix = ''): string => `${name.replace(/\.[^.]*$/, '')}${suffix}.jpg`;
