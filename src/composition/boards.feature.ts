import { boardsBindings } from './boards.bindings.ts';
import { DUTIES, FAMILIES, ZONES } from './boards.tokens.ts';
import { createFeature } from './feature.ts';

/** The boards of the management: duties, zones and families. */
export const boardsFeature = createFeature({ duties: DUTIES, zones: ZONES, families: FAMILIES }, [boardsBindings]);
