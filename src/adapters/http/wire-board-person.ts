import * as z from 'zod/mini';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { wireId } from './wire.ts';
import { wireTrimmedText } from './wire-parts.ts';

/** Prefix of the made-up id of a person for whom the server gives only a name. */
const NAMED = 'named ';

/** A person on a board; some servers send only the name, as plain text. */
export const wireBoardPerson = z.union([
  z.object({ id: wireId, name: wireTrimmedText }),
  z.pipe(
    wireTrimmedText.check(z.minLength(1)),
    z.transform((name) => ({ id: `${NAMED}${name}`, name })),
  ),
]);

/** The server's id of a person; undefined for one with a made-up id. */
export function knownId(id: EntityId | undefined): EntityId | undefined {
  return typeof id === 'string' && id.startsWith(NAMED) ? undefined : id;
}
