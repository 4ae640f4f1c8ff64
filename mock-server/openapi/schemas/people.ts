import * as z from 'zod';
import { id, people, place } from './parts.ts';

const known = {
  id,
  name: z.string(),
  email: z.string(),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: z.iso.date().nullable(),
  duty: place,
  zone: place,
};

export const memberEntry = z
  .strictObject(known)
  .meta({ id: 'MemberEntry', description: "A member in the list; without an e-mail, `email` is ''." });

export const member = z.strictObject({ ...known, email: z.string().nullable(), family: place }).meta({ id: 'Member' });

export const duty = z.strictObject({ id, name: z.string(), members: people }).meta({ id: 'Duty' });

export const family = z
  .strictObject({ id, name: z.string(), head: place, spouse: place, members: people })
  .meta({ id: 'Family', description: '`members` are the others: neither head nor spouse stands in them.' });

/** A zone with the members who lead it. */
export const zoneOffices = { id, name: z.string(), leader: place, chief: place, caretaker: place };

export const zone = z.strictObject({ ...zoneOffices, families: z.array(family) }).meta({ id: 'Zone' });
