/** The pin with the cross, drawn in a box of 32 by 42; its tip is in the middle of the lower edge. */
export const PIN_BOX = { width: 32, height: 42 } as const;
export const PIN_DROP = 'M16 41C6 27 2 22 2 15a14 14 0 0 1 28 0c0 7-4 12-14 26z';
export const PIN_CROSS = 'M16 7v16M10.5 12h11';
