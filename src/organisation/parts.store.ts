import type { Draft } from '@/shared/form.ts';
import type { PartDraft } from './organisation.ports.ts';
import type { PartRef } from './parts.ts';

interface StoredPart {
  readonly part: PartRef;
  readonly draft: PartDraft;
}

export interface PartDrafts {
  /** Undefined when no draft of the part is stored for the current user. */
  readonly read: (part: PartRef) => PartDraft | undefined;
  /** @param draft undefined removes the stored draft: it was saved, undone, or discarded by the user */
  readonly write: (part: PartRef, draft: PartDraft | undefined) => void;
}

/**
 * Unsaved changes of a part: they are restored for their writer however the page was left (AUTH-15, REL-09), unless they
 * were undone or the user signed out. One part is edited at a time, because leaving it asks for confirmation.
 * @param stored keeps the draft for its writer alone
 */
export function makePartDrafts(stored: Draft<StoredPart | undefined>): PartDrafts {
  return {
    read: (part) => {
      const found = stored.read();
      return found !== undefined && samePart(found.part, part) ? found.draft : undefined;
    },
    write: (part, draft) => stored.write(draft && { part, draft }),
  };
}

function samePart(one: PartRef, other: PartRef): boolean {
  return one.kind === other.kind && String(one.id) === String(other.id);
}
