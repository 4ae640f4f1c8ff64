import { convertedName, fittedSize, type PictureSize, QUALITIES } from '@/content/uploads/files.ts';
import type { FileConversion } from '@/content/uploads/uploads.ports.ts';
import { refused } from '@/shared/outcome.ts';

/** Converts files in the browser. The PDF library is a megabyte, so it is loaded only when a PDF is chosen. */
export const browserFileConversion: FileConversion = {
  pagesOf: async (pdf, most, signal) => {
    const reader = await import('./pdf-pages.ts').catch(() => undefined);
    return reader === undefined ? refused('notAdapted') : reader.drawPdfPages(pdf, most, signal);
  },
  shrink: (picture, maxBytes) => drawSmaller(picture, maxBytes).catch(() => undefined),
};

async function drawSmaller(picture: File, maxBytes: number): Promise<File> {
  const address = URL.createObjectURL(picture);
  try {
    // Every browser applies a camera's orientation to an image element; only newer ones apply it to bitmaps.
    const image = new Image();
    image.src = address;
    await image.decode();
    const size = fittedSize({ width: image.naturalWidth, height: image.naturalHeight });
    const sheet = whiteCanvas(size);
    contextOf(sheet).drawImage(image, 0, 0, size.width, size.height);
    const smaller = await jpegOf(sheet, convertedName(picture.name), picture, maxBytes);
    releaseCanvas(sheet);
    return smaller;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A canvas with a white background, since a JPEG has no transparency. */
export function whiteCanvas({ width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = contextOf(canvas);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return canvas;
}

/** @throws Error when the device has no memory for the canvas */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This device cannot draw');
  return pen;
}

/**
 * Encodes a canvas as a JPEG of the best quality that is within `maxBytes`.
 * @param made the file that it was made from; its date is kept
 * @throws Error when even the lowest quality is too large
 */
export async function jpegOf(canvas: HTMLCanvasElement, name: string, made: File, maxBytes: number): Promise<File> {
  for (const quality of QUALITIES) {
    // One after the other, since the first quality is usually small enough.
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

/** Frees a canvas's memory at once: phones have little, and collect it late. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
