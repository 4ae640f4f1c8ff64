import { HttpResponse, type RequestHandler } from 'msw';
import { directory } from '../api/directory.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/directory.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';

/** Personal data, which no cache may store. */
const unstored = { 'Cache-Control': 'no-store' } as const;

const reply = ({ view, version }: rules.OwnVisibility): Response =>
  HttpResponse.json(view, { headers: { ETag: entityTag(version), ...unstored } });

/** MINE-03. */
export function directoryHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(
      directory.readDirectory,
      ({ query: { page, q = '', zone } }, { accountId }) => rules.readDirectory(church, accountId, { page, q, zone }),
      (entries) => HttpResponse.json(entries, { headers: unstored }),
    ),
    answer(
      directory.readPhoto,
      ({ params: { key } }) => rules.readPhoto(church, key),
      (drawing) =>
        new HttpResponse(drawing, {
          headers: { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff', ...unstored },
        }),
    ),
    answer(directory.readVisibility, (_, { accountId }) => rules.readVisibility(church, accountId), reply),
    answer(
      directory.changeVisibility,
      ({ body, basedOn }, { accountId }) => rules.changeVisibility(church, accountId, { settings: body, basedOn }),
      reply,
    ),
  ];
}
