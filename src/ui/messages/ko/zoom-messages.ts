/** Texts of zoomable content; in a file of its own, since the first page needs none of them. */
export const zoomMessages = {
  larger: '확대',
  smaller: '축소',
  reset: '원래 크기',
} as const;

/** The label of the zoom buttons: `주보 크기`. */
export const zoomGroup = (label: string): string => `${label} 크기`;

export const percentText = (percent: number): string => `${percent}%`;
