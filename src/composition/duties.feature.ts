import { DUTIES, dutiesBindings } from './duties.bindings.ts';
import { createFeature } from './feature.ts';

/** The board of duties. */
export const dutiesFeature = createFeature({ duties: DUTIES }, [dutiesBindings]);
