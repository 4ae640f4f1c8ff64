import { createFeature } from './feature.ts';
import { textSizeBindings } from './text-size.bindings.ts';
import { TEXT_SIZE } from './text-size.tokens.ts';

/** The size of the letters, which the menu offers. */
export const textSizeFeature = createFeature({ setting: TEXT_SIZE }, [textSizeBindings]);
