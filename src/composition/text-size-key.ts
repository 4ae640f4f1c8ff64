/** By this name a device keeps the size of the letters; the page reads it before its first paint (`build/early-script.ts`). */
export const TEXT_SIZE_KEY = 'textSize';
