/** The text size: the user's own, and two steps above it. */
export const textSizes = ['normal', 'large', 'largest'] as const;

export type TextSize = (typeof textSizes)[number];

/** @param stored the stored value, which may be anything */
export function textSizeOf(stored: string | null | undefined): TextSize {
  return textSizes.find((size) => size === stored) ?? 'normal';
}

/** The key under which a device stores the text size; the page reads it before its first paint (`build/early-script.ts`). */
export const TEXT_SIZE_KEY = 'textSize';
