import type { Draft } from '@/shared/machines/provide-form.ts';
import type { PartRef } from '../domain/part-sheet.ts';
import type { PartDraft } from './organisation-part-state.ts';

interface KeptPart {
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
 * @param kept keeps it for its writer alone
 */
export function makePartDrafts(kept: Draft<KeptPart | undefined>): PartDrafts {
  return {
    read: (part) => {
      const found = kept.read();
      return found !== undefined && samePart(found.part, part) ? found.draft : undefined;
    },
    write: (part, draft) => kept.write(draft && { part, draft }),
  };
}

function samePart(one: PartRef, other: PartRef): boolean {
  return one.kind === other.kind && String(one.id) === String(other.id);
}
