import { fittedSize, madeName } from '@/content/domain/picture-size.ts';
import type { FileConversion } from '@/content/ports/uploads.ts';
import { refused } from '@/shared/domain/outcome.ts';
import { blankSheet, jpegOf, penOf, throwAway } from './draw-picture.ts';

/** Draws files anew; what reads PDFs is a megabyte, and is fetched when one was chosen. */
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
    // By an element, which every browser turns upright as the camera says; bitmaps are turned by younger ones alone.
    const image = new Image();
    image.src = address;
    await image.decode();
    const size = fittedSize({ width: image.naturalWidth, height: image.naturalHeight });
    const sheet = blankSheet(size);
    penOf(sheet).drawImage(image, 0, 0, size.width, size.height);
    const smaller = await jpegOf(sheet, madeName(picture.name), picture, maxBytes);
    throwAway(sheet);
    return smaller;
  } finally {
    URL.revokeObjectURL(address);
  }
}
