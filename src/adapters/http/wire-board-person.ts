import * as z from 'zod/mini';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { wireId } from './wire.ts';
import { wireMessages } from './wire-parts.ts';

/** Begins what stands in for the number of somebody whom the server only names. */
const NAMED = 'named ';

/** Somebody on a board. A server that gives the name as plain text means somebody all the same: they are shown. */
export const wireBoardPerson = z.union([
  z.object({ id: wireId, name: wireMessages }),
  z.pipe(
    wireMessages.check(z.minLength(1)),
    z.transform((name) => ({ id: `${NAMED}${name}`, name })),
  ),
]);

/** The number by which the server knows somebody; undefined for whom it only names. */
export function knownId(id: EntityId | undefined): EntityId | undefined {
  return typeof id === 'string' && id.startsWith(NAMED) ? undefined : id;
}
