import * as z from 'zod';
import { id } from './parts.ts';

const people = z.int().positive().max(20);
const waiting = z.boolean().meta({ description: 'Whether they wait until there is room for all of them.' });

export const attending = z
  .strictObject({
    coming: z.int().min(0).meta({ description: 'How many people come in all.' }),
    queued: z.int().min(0).meta({ description: 'How many people wait for the next free places.' }),
    people: z.int().min(0).max(20).meta({ description: 'Of this answer; 0 when it was taken back.' }),
    waiting,
  })
  .meta({ id: 'Attending' });

export const party = z.strictObject({ name: z.string(), people, waiting }).meta({ id: 'Party' });

export const ownAttendance = z
  .strictObject({ eventId: id, name: z.string(), start: z.iso.date(), people, waiting })
  .meta({ id: 'OwnAttendance' });
