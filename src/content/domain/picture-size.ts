/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The longer side of what a bulletin's page is made into, in pixels: an A4 page at some 200 dots an inch, which can be read
 * at four times its size on a phone, and no canvas of an old one refuses it.
 */
const PAGE_SIDE = 2400;

/** How good a JPEG is to be, best first: the next one only where a picture is too large still. */
export const QUALITIES = [0.85, 0.7, 0.5] as const;

/** The size at which a picture is drawn anew: its longer side is {@link PAGE_SIDE} at most, its shape stays. */
export function fittedSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(1, PAGE_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** By how much the pages of a PDF are enlarged, so that the longer side is {@link PAGE_SIDE}. */
export const pageScale = ({ width, height }: PictureSize): number => PAGE_SIDE / Math.max(width, height, 1);

/** What a picture is called that was made out of a file: `a.pdf` becomes `a-2.jpg` with a suffix of `-2`. */
export const madeName = (name: string, suffix = ''): string => `${name.replace(/\.[^.]*$/, '')}${suffix}.jpg`;
