import { done, type Outcome } from '@/shared/outcome.ts';
import type { OrganisationEditor, PartReading } from './organisation.ports.ts';
import { isUnchanged, type PartRef, type PartSheet } from './parts.ts';

/** Another user has changed the part meanwhile; nothing was written. */
export interface ChangedMeanwhile {
  readonly kind: 'changed';
  readonly theirs: PartReading;
}

export type SavePart = (
  part: PartRef,
  change: {
    /** The part as the user began to edit it. */
    readonly before: PartSheet;
    readonly mine: PartSheet;
  },
  signal?: AbortSignal,
) => Promise<Outcome<PartReading> | ChangedMeanwhile>;

/**
 * Saves a part so that two Admins do not overwrite each other unknowingly (ORGN-10). Since a server may have no
 * versions, the part is read again right before, and written only if it is still as the user began to edit it. When the
 * server answers `conflict` all the same, it is read once more.
 */
export function makeSavePart(editor: OrganisationEditor): SavePart {
  const attempt: SavePart = async (part, { before, mine }, signal) => {
    const now = await editor.read(part, signal);
    if (now.kind === 'refused') return now;
    const theirs = now.value;
    // Another user has made the same changes.
    if (isUnchanged(mine, theirs.sheet)) return done(theirs);
    if (!isUnchanged(before, theirs.sheet)) return { kind: 'changed', theirs };
    return editor.write(part, mine, theirs.source, signal);
  };

  return async (...save) => {
    const saved = await attempt(...save);
    return saved.kind === 'refused' && saved.reason === 'conflict' ? attempt(...save) : saved;
  };
}
