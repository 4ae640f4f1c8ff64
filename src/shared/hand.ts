/** Within this time, in milliseconds, a second press belongs to the hand that made the first one (REL-29). */
export const HAND_MS = 400;
