import { dutiesBindings } from './duties.bindings.ts';
import { DUTIES } from './duties.tokens.ts';
import { createFeature } from './feature.ts';

/** The board of duties. */
export const dutiesFeature = createFeature({ duties: DUTIES }, [dutiesBindings]);
