/** Texts of the vision page (INTR-01, INTR-04). */
export const visionMessages = {
  mottoLabel: '교회 표어',
  facts: '우리 교회',
  values: '목회철학',
  visions: '비전',
  next: '함께 읽어 보세요',
} as const;
