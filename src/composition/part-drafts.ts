import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { PartRef } from '@/organisation/domain/part-sheet.ts';
import type { PartDraft } from '@/organisation/machines/organisation-part-state.ts';
import type { SessionActor } from './tokens.ts';

interface KeptPart {
  readonly userId: string;
  readonly part: PartRef;
  readonly draft: PartDraft;
}

export interface PartDrafts {
  /** Undefined when nothing was kept of the part, or not for whoever asks. */
  readonly read: (part: PartRef) => PartDraft | undefined;
  /** @param draft undefined once there is nothing left to keep: it was saved, undone, or left on purpose */
  readonly write: (part: PartRef, draft: PartDraft | undefined) => void;
}

/**
 * What was changed of a part and not saved: it comes back to whoever wrote it, however its page went away (AUTH-15,
 * REL-09), unless they undid it or signed out. One part is changed at a time, for nobody leaves it unasked.
 */
export function makePartDrafts(session: SessionActor): PartDrafts {
  let kept: KeptPart | undefined;
  const userId = () => sessionIn(session.getSnapshot())?.userId;

  session.subscribe((snapshot) => {
    if (snapshot.matches('signingOut')) kept = undefined;
  });

  return {
    read: (part) =>
      kept !== undefined && kept.userId === userId() && samePart(kept.part, part) ? kept.draft : undefined,
    write: (part, draft) => {
      const writer = userId();
      if (writer !== undefined) kept = draft && { userId: writer, part, draft };
    },
  };
}

function samePart(one: PartRef, other: PartRef): boolean {
  return one.kind === other.kind && String(one.id) === String(other.id);
}
