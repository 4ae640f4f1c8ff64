/** How large letters are: the reader's own size, and two steps above it. */
export const textSizes = ['normal', 'large', 'largest'] as const;

export type TextSize = (typeof textSizes)[number];

/** @param kept what a device has kept, or whatever stands in its place */
export function textSizeOf(kept: string | null | undefined): TextSize {
  return textSizes.find((size) => size === kept) ?? 'normal';
}

/** By this name a device keeps the size of the letters; the page reads it before its first paint (`build/early-script.ts`). */
export const TEXT_SIZE_KEY = 'textSize';
