import { DIRECTORY, DIRECTORY_READER, directoryBindings, VISIBILITY } from './directory.bindings.ts';
import { createFeature } from './feature.ts';
import { membershipBindings } from './membership.bindings.ts';

/** The members, with the fields that each shows to others (MINE-03). */
export const directoryFeature = createFeature(
  { reader: DIRECTORY_READER, directory: DIRECTORY, visibility: VISIBILITY },
  [membershipBindings, directoryBindings],
);
