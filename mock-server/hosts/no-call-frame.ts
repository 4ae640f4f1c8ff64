/** Replaces the function of msw by that name in builds (`vite.config.ts`): what it finds is for a log that the demo writes none of. */
export const getCallFrame = (): undefined => undefined;
