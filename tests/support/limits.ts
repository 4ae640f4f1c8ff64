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

/** Within which a second press belongs to the hand that made the first one (REL-29). */
export const HAND_MS = 400;

/** For how long a session that ends waits for its last calls. */
export const LAST_CALLS_MS = 5000;
