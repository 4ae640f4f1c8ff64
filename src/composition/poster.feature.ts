import { createFeature } from './feature.ts';
import { POSTER, posterBindings } from './poster.bindings.ts';

/** The poster of the day. */
export const posterFeature = createFeature({ poster: POSTER }, [posterBindings]);
