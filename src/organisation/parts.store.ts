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
 * Unsaved changes of parts: they are restored for their writer however the page was left (AUTH-15, REL-09), unless they
 * were undone or the user signed out. Several are stored where one part is changed while another is still being saved.
 * @param stored keeps the drafts for their writer alone
 */
export function makePartDrafts(stored: Draft<readonly StoredPart[]>): PartDrafts {
  const all = () => stored.read() ?? [];
  return {
    read: (part) => all().find((one) => samePart(one.part, part))?.draft,
    write: (part, draft) => {
      const others = all().filter((one) => !samePart(one.part, part));
      stored.write(draft === undefined ? others : [...others, { part, draft }]);
    },
  };
}

function samePart(one: PartRef, other: PartRef): boolean {
  return one.kind === other.kind && String(one.id) === String(other.id);
}
