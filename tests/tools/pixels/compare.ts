import type { Page } from 'playwright';

/**
 * The difference of a channel of 255 steps that is ignored: rounded corners in a layer of their own are not painted
 * alike twice.
 */
const TOLERANCE = 2;

export interface Difference {
  /** The number of different pixels; those that only one of the pictures has count. */
  readonly pixels: number;
  /** Where the first of them is. */
  readonly x: number;
  readonly y: number;
  /** The differences in red, over the later picture in grey. */
  readonly png: Buffer;
}

/** @param page any page: its browser reads the pictures. @returns undefined for pictures that look the same */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const pictures = [before, after].map((picture) => picture.toString('base64'));
  const { first, width, ...rest } = await page.evaluate(compare, [pictures, TOLERANCE] as const);
  if (rest.pixels === 0) return undefined;
  return { pixels: rest.pixels, x: first % width, y: Math.floor(first / width), png: Buffer.from(rest.png, 'base64') };
}

/** Runs in the page, without functions of its own: the compiler would mark them by a helper that pages lack. */
async function compare([pictures, tolerance]: readonly [readonly string[], number]) {
  const bitmaps = await Promise.all(
    pictures.map(async (base64) => createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const [old = [], now = []] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, width, height).data ?? [];
  });
  const difference = new ImageData(width, height);
  let pixels = 0;
  let first = 0;
  for (let at = 0; at < difference.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = now.slice(at, at + 4);
    const [oldRed = 0, oldGreen = 0, oldBlue = 0, oldAlpha = 0] = old.slice(at, at + 4);
    const gaps = [red - oldRed, green - oldGreen, blue - oldBlue, alpha - oldAlpha];
    const differs = gaps.some((gap) => Math.abs(gap) > tolerance);
    if (differs) {
      if (pixels === 0) first = at / 4;
      pixels += 1;
    }
    // A third of the picture's contrast, so that red is visible.
    const grey = 170 + (red + green + blue) / 9;
    difference.data[at] = differs ? 220 : grey;
    difference.data[at + 1] = differs ? 0 : grey;
    difference.data[at + 2] = differs ? 40 : grey;
    difference.data[at + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(difference, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { pixels, first, width, png: btoa(text) };
}
