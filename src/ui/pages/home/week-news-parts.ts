import type { ComponentType } from 'react';

/** The parts of the week's news, which stand between static ones: skeletons first, then those of the island. */
export type WeekNewsParts = Readonly<
  Record<'MyChurch' | 'WeekDates' | 'Announcements' | 'Bulletin' | 'Events', ComponentType>
>;
