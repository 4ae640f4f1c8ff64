import { createFeature } from './feature.ts';
import { FAMILIES, ZONES, zonesBindings } from './zones.bindings.ts';

/** The boards of zones and of families. */
export const zonesFeature = createFeature({ zones: ZONES, families: FAMILIES }, [zonesBindings]);
