import { RESTORABLE_KINDS, type StoredOffer } from './removals.ts';

interface UserOffers {
  readonly userId: string;
  readonly value: readonly StoredOffer[];
}

/** The offers that a storage of the browser holds: anything may stand there. */
export function readOffers(found: unknown): UserOffers | undefined {
  const { userId, value } = fieldsOf(found);
  if (typeof userId !== 'string' || !Array.isArray(value)) return undefined;
  return { userId, value: value.flatMap(readOffer) };
}

function readOffer(found: unknown): readonly StoredOffer[] {
  const { kind: name, id, title, until } = fieldsOf(found);
  const kind = RESTORABLE_KINDS.find((one) => one === name);
  if (kind === undefined || (typeof id !== 'string' && typeof id !== 'number') || typeof until !== 'number') return [];
  return [{ kind, id, title: typeof title === 'string' ? title : undefined, until }];
}

const fieldsOf = (found: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(found)));
