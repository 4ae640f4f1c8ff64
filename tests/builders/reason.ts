import { makeReasonDrafts, type ReasonDrafts, type StoredReasons } from '../../src/shared/reason.ts';

/** Drafts of reasons, stored as long as the test. */
export function reasonDrafts(): ReasonDrafts {
  let stored: StoredReasons | undefined;
  return makeReasonDrafts({ read: () => stored, write: (values) => void (stored = values) });
}
