import { DEMO_FAMILIES, DEMO_ZONES, demoBoardsBindings } from './demo-boards.bindings.ts';
import { createFeature } from './feature.ts';

/** The two demo screens; nothing is saved. */
export const demoBoardsFeature = createFeature({ zones: DEMO_ZONES, families: DEMO_FAMILIES }, [demoBoardsBindings]);
