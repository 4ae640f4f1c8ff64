import { createFeature } from './feature.ts';
import { zonesBindings } from './zones.bindings.ts';
import { FAMILIES, ZONES } from './zones.tokens.ts';

/** The boards of zones and of families. */
export const zonesFeature = createFeature({ zones: ZONES, families: FAMILIES }, [zonesBindings]);
