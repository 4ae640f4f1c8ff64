import { type PictureSize, QUALITIES } from '@/content/domain/picture-size.ts';

/** A white sheet to draw on: a JPEG knows no glass. */
export function blankSheet({ width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = penOf(canvas);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return canvas;
}

/** @throws Error where the device has no room for it */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This device cannot draw');
  return pen;
}

/**
 * Makes a JPEG of what was drawn, as good as fits into so many bytes.
 * @param made what it is made out of: its date is kept
 * @throws Error where not even the smallest fits
 */
export async function jpegOf(canvas: HTMLCanvasElement, name: string, made: File, maxBytes: number): Promise<File> {
  for (const quality of QUALITIES) {
    // One after the other: mostly the first will do.
    // oxlint-disable-next-line no-await-in-loop
    const blob = await blobOf(canvas, quality);
    if (blob !== null && blob.size <= maxBytes)
      return new File([blob], name, { type: 'image/jpeg', lastModified: made.lastModified });
  }
  throw new Error(`${name} does not fit into ${maxBytes} bytes`);
}

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** Gives the memory of a drawing back at once: phones have little of it, and collect it late. */
export function throwAway(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
