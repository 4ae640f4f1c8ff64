import { convertedName, fittedSize } from '@/content/domain/picture-size.ts';
import type { FileConversion } from '@/content/ports/uploads.ts';
import { refused } from '@/shared/domain/outcome.ts';
import { contextOf, jpegOf, releaseCanvas, whiteCanvas } from './draw-picture.ts';

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
