import { normalisePath } from './site-path.ts';

/** Whether two addresses lead to the same page, whatever their queries are. */
export const isSamePage = (one: string, other: string): boolean => normalisePath(one) === normalisePath(other);

/** The query of an address with its question mark; '' where it has none. */
export const queryIn = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';
