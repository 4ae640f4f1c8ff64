import { type Church, createChurch } from '../../../mock-server/church/church.ts';
import { populate, type WorldName } from '../../../mock-server/seeds/worlds.ts';

/** A church of that world on that day, at nine in the morning in Asunción. */
export const churchAt = async (day: string, world: WorldName = 'everyday'): Promise<Church> => {
  const church = createChurch({ now: () => new Date(`${day}T12:00:00Z`) });
  await populate(church, world);
  return church;
};
