import * as z from 'zod';

// Strict: an extra field breaks the contract as much as a missing one.

export const id = z.int().positive();
export const instant = z.iso.datetime();

const person = z.strictObject({ id, name: z.string().min(1) }).meta({ id: 'Person' });

/** A place with one person, or vacant. */
export const place = person.nullable();
export const people = z.array(person);

/** A path on this server, as an answer names a stored file. */
export const serverPath = z.string().startsWith('/api/File/');

export const problem = z
  .strictObject({
    title: z.string().min(1),
    detail: z.string().min(1),
    status: z.int(),
    errors: z
      .record(z.string(), z.array(z.string().min(1)).min(1))
      .optional()
      .meta({ description: 'Sentences by the field, file or rule that they are about.' }),
  })
  .meta({ id: 'Problem', description: 'A failure (RFC 9457): `detail` is a sentence for the person at the screen.' });
