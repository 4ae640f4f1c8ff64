/** How many and how long, as the requirements have it: written here and read from nothing that a test judges. */

/** Posts of a page (BIBL-01, ANNO-01, ADVT-01). */
export const PAGE_SIZE = 10;

/** Characters of an advertisement that its list shows (ADVT-01). */
export const EXCERPT_LENGTH = 150;

/** Members whom the register lists. */
export const MOST_MEMBERS = 2000;

/** Members whom a choice of names shows at once. */
export const MOST_SHOWN = 40;

/** Bytes at the beginning of a file that tell its kind (REL-24). */
export const HEAD_BYTES = 1024;

/** For how long presses are ignored after an item has moved under the pointer (REL-29). */
export const PRESS_GUARD_MS = 700;

/** For how long a session that ends waits for its last calls. */
export const LAST_CALLS_MS = 5000;
