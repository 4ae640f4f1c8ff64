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
