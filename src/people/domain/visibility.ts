/** The fields that members can show to others, each by a setting of its own (MINE-03). */
export const OPENABLE_FIELDS = ['telephone', 'email', 'birthday', 'photo'] as const;

export type OpenableField = (typeof OPENABLE_FIELDS)[number];

/** The readers of a field: nobody, the members of one's own zone, all members. */
export const AUDIENCES = ['nobody', 'zone', 'members'] as const;

export type Audience = (typeof AUDIENCES)[number];

export type VisibilitySettings = Readonly<Record<OpenableField, Audience>>;

export const isSameVisibility = (one: VisibilitySettings, other: VisibilitySettings): boolean =>
  OPENABLE_FIELDS.every((field) => one[field] === other[field]);

/** What a reader sees of a member besides name and zone; a birthday as month and day, `05-30`. */
export type OpenedValues = Readonly<Partial<Record<OpenableField, string>>>;

/**
 * The fields that a reader sees, by the server's own rule: a field that is closed to them is left out, as is one
 * without a value. Only the server decides; this is the preview for the member.
 */
export function openedTo(values: OpenedValues, settings: VisibilitySettings, isNeighbour: boolean): OpenedValues {
  return Object.fromEntries(
    OPENABLE_FIELDS.flatMap((field) => {
      const value = values[field];
      const isOpen = settings[field] === 'members' || (settings[field] === 'zone' && isNeighbour);
      return isOpen && value !== undefined ? [[field, value] as const] : [];
    }),
  );
}
