import { DIRECTORY, DIRECTORY_READER, directoryBindings, VISIBILITY } from './directory.bindings.ts';
import { createFeature } from './feature.ts';
import { membershipBindings } from './membership.bindings.ts';

/** The members, and what each has opened of themselves (MINE-03). */
export const directoryFeature = createFeature(
  { reader: DIRECTORY_READER, directory: DIRECTORY, visibility: VISIBILITY },
  [membershipBindings, directoryBindings],
);
