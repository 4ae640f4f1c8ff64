import { churchDate } from '../church/calendar-date.ts';
import type { Church } from '../church/church.ts';
import { populate, type WorldName } from '../seeds/worlds.ts';
import type { Control } from './control.ts';

/**
 * Empties the church and fills it with a world, dated around the day of its clock: numbering restarts, all sessions
 * end, the mailbox is empty. Clock, network, faults and logged calls stay as they are; `control.reset()` resets them.
 */
export const enterWorld = async (
  { church, control }: { readonly church: Church; readonly control: Control },
  world: WorldName,
): Promise<void> => {
  control.change({ world, seededOn: churchDate(church.now()) });
  await populate(church, world);
};
