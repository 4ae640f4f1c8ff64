/**
 * The fields of their entry whose correction members can request; `other` is any field without a name here (MINE-06).
 */
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
