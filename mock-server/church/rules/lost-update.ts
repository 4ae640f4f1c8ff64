import { type Refused, refuse } from './outcome.ts';

/**
 * Refuses a write that is based on another version than the present one, which the answer names: the write would
 * overwrite another user's change (EDIT-02, MEMB-05, ORGN-10, MINE-03, MINE-04).
 * @param basedOn undefined overwrites any version
 */
export const lostUpdate = (basedOn: number | undefined, version: number, detail: string): Refused | undefined =>
  basedOn === undefined || basedOn === version ? undefined : { ...refuse('preconditionFailed', detail), version };
