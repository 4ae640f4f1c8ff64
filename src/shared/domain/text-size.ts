/** The text size: the user's own, and two steps above it. */
export const textSizes = ['normal', 'large', 'largest'] as const;

export type TextSize = (typeof textSizes)[number];

/** @param kept the stored value, which may be anything */
export function textSizeOf(kept: string | null | undefined): TextSize {
  return textSizes.find((size) => size === kept) ?? 'normal';
}

/** The key under which a device stores the text size; the page reads it before its first paint (`build/early-script.ts`). */
export const TEXT_SIZE_KEY = 'textSize';
