/** Words of what can be seen larger; apart from the other parts' words, since the first page needs none of them. */
export const zoomMessages = {
  larger: '확대',
  smaller: '축소',
  reset: '원래 크기',
} as const;

/** Names the buttons beside what they enlarge: `주보 크기`. */
export const zoomGroup = (label: string): string => `${label} 크기`;

export const percentText = (percent: number): string => `${percent}%`;
