import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { isUnchanged } from '../domain/part-changes.ts';
import type { PartRef, PartSheet } from '../domain/part-sheet.ts';
import type { OrganisationEditor, PartReading } from '../ports/organisation-editor.ts';

/** Somebody else has changed the part meanwhile; nothing was written. */
export interface ChangedMeanwhile {
  readonly kind: 'changed';
  readonly theirs: PartReading;
}

export type SavePart = (
  part: PartRef,
  change: {
    /** What the change began with. */
    readonly before: PartSheet;
    readonly mine: PartSheet;
  },
  signal?: AbortSignal,
) => Promise<Outcome<PartReading> | ChangedMeanwhile>;

/**
 * Saves a part so that two Admins do not overwrite each other unasked (ORGN-10): what the server has is read again right
 * before, for it may know no versions, and written over only if it is what the change began with. Where somebody else
 * has been quicker all the same, it is read once more.
 */
export function makeSavePart(editor: OrganisationEditor): SavePart {
  const attempt: SavePart = async (part, { before, mine }, signal) => {
    const now = await editor.read(part, signal);
    if (now.kind === 'refused') return now;
    const theirs = now.value;
    // Somebody else has done the very same.
    if (isUnchanged(mine, theirs.sheet)) return done(theirs);
    if (!isUnchanged(before, theirs.sheet)) return { kind: 'changed', theirs };
    return editor.write(part, mine, theirs.source, signal);
  };

  return async (...save) => {
    const saved = await attempt(...save);
    return saved.kind === 'refused' && saved.reason === 'conflict' ? attempt(...save) : saved;
  };
}
