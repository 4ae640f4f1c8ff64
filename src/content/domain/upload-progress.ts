/** How far a file is that travels with others; `going` without a share where nobody can know. */
export type FileProgress =
  | { readonly kind: 'waiting' | 'sent' }
  | { readonly kind: 'going'; readonly share: number | undefined };

/**
 * Parts the share of a whole request among its files, which travel one after the other (BULL-07). What travels beside
 * them, such as the texts of a form, weighs too little to be told apart.
 * @param sizes of the files in bytes, in the order in which they travel
 * @param share of the whole, from 0 to 1
 * @returns the share of each file, from 0 to 1
 */
export function sharesOfFiles(sizes: readonly number[], share: number): readonly number[] {
  const gone = share * sizes.reduce((sum, size) => sum + size, 0);
  let start = 0;
  return sizes.map((size) => {
    const left = gone - start;
    start += size;
    if (size === 0) return share > 0 && left >= 0 ? 1 : 0;
    return Math.min(Math.max(left / size, 0), 1);
  });
}

/** How far each file is, in the order in which they travel. @param share of the whole; undefined where it is not known */
export function progressOfFiles(sizes: readonly number[], share: number | undefined): readonly FileProgress[] {
  if (share === undefined) return sizes.map(() => ({ kind: 'going', share }));
  return sharesOfFiles(sizes, share).map((own) => {
    if (own === 0) return { kind: 'waiting' };
    return own === 1 ? { kind: 'sent' } : { kind: 'going', share: own };
  });
}

/**
 * Whether the server cannot have taken anything yet, so that another request with fewer files writes nothing twice
 * (REL-16): a part of the body is known to be here still.
 */
export const isUnderWay = (share: number | undefined): boolean => share !== undefined && share < 1;
