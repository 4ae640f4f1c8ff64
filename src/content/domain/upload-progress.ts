/** The progress of a file in a request with several; `going` without a share when it cannot be known. */
export type FileProgress =
  | { readonly kind: 'waiting' | 'sent' }
  | { readonly kind: 'going'; readonly share: number | undefined };

/**
 * Splits the progress of a whole request among its files, which are sent one after the other (BULL-07). The other form
 * fields are too small to be counted.
 * @param sizes of the files in bytes, in sending order
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

/** The progress of each file, in sending order. @param share of the whole; undefined when it is unknown */
export function progressOfFiles(sizes: readonly number[], share: number | undefined): readonly FileProgress[] {
  if (share === undefined) return sizes.map(() => ({ kind: 'going', share }));
  return sharesOfFiles(sizes, share).map((own) => {
    if (own === 0) return { kind: 'waiting' };
    return own === 1 ? { kind: 'sent' } : { kind: 'going', share: own };
  });
}

/**
 * Whether a part of the body is certainly still unsent. The server then cannot have stored anything yet, and a new
 * request with fewer files writes nothing twice (REL-16).
 */
export const isBodyUnsent = (share: number | undefined): boolean => share !== undefined && share < 1;
