import type { EntityId } from '@/shared/entity-id.ts';
import type { Restorations } from '@/shared/removals.ports.ts';
import type { RestorableKind } from '@/shared/removals.ts';
import type { HttpClient } from './client.ts';
import { acknowledgeOptional } from './optional-endpoint.ts';

const under =
  (path: string) =>
  (id: EntityId): string =>
    `${path}/${encodeURIComponent(id)}/restore`;

const PATHS: Readonly<Record<RestorableKind, (id: EntityId) => string>> = {
  announcement: under('api/Announcement'),
  advertisement: under('api/advertisement'),
  bibleStudy: under('api/BibleStudy'),
  event: under('api/Event'),
  bulletin: (label) => `api/File/bulletin/restore?dateFolder=${encodeURIComponent(label)}`,
  prayer: under('api/Prayer'),
  member: under('api/member'),
};

/** Undoes deletions over HTTP; optional calls (LIST-06, MEMB-06). @param send the authenticated client */
export function makeHttpRestorations(send: HttpClient): Restorations {
  return {
    // What is restored is read again by whoever shows it: the answer is not looked at.
    restore: async (kind, id) =>
      acknowledgeOptional(await send({ method: 'POST', path: PATHS[kind](id), keepalive: true })),
  };
}
