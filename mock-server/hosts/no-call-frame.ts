/**
 * Replaces the function of msw by that name in builds (`vite.config.ts`): its result is for a log that the demo does
 * not write.
 */
export const getCallFrame = (): undefined => undefined;
