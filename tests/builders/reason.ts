import { type KeptReasons, makeReasonDrafts, type ReasonDrafts } from '@/shared/machines/provide-reason-form.ts';

/** Drafts of reasons, kept as long as the test. */
export function reasonDrafts(): ReasonDrafts {
  let kept: KeptReasons | undefined;
  return makeReasonDrafts({ read: () => kept, write: (values) => void (kept = values) });
}
