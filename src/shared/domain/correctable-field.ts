/** What of their entry members can ask the office to correct; `other` is whatever has no name here (MINE-06). */
export const CORRECTABLE_FIELDS = [
  'name',
  'gender',
  'birthDate',
  'telephone',
  'email',
  'photo',
  'duty',
  'family',
  'zone',
  'services',
  'other',
] as const;

export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];
