import * as z from 'zod/mini';
import type { BulletinRepository, PageArrangement } from '@/content/bulletins/bulletins.ports.ts';
import { isSameOrder, sundayOfLabel } from '@/content/bulletins/bulletins.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { acknowledge, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { acknowledgeOptional, maybeUnsupported } from './optional-endpoint.ts';
import { imageAddress, wireUpTo } from './wire.ts';

/** Five times the longest bulletin's pages; each is a picture to download. */
const MOST_PAGES = 100;
const wireTexts = wireUpTo(MOST_PAGES, z.string());

const pathOf = (label: string): string => `api/File/bulletin?dateFolder=${encodeURIComponent(label)}`;

/** Bulletins over HTTP (BULL-02, BULL-08), readable without a session (LIST-05). */
export function makeHttpBulletinRepository(send: HttpClient, baseUrl: string): BulletinRepository {
  /** The pages under the server's names; a 404 means that the Sunday has none (BULL-04). */
  const namedPages = async (label: string, signal?: AbortSignal): Promise<Outcome<readonly string[]>> => {
    const pages = parseAnswer(await send({ path: pathOf(label), signal }), wireTexts);
    return pages.kind === 'refused' && pages.reason === 'notFound' ? done([]) : pages;
  };
  const shown = (named: readonly string[]): readonly string[] =>
    named.flatMap((page) => imageAddress(baseUrl, page) ?? []);

  /**
   * Sends the server's own names of the pages, so that it recognises them; pages that cannot be shown go to the end. Where
   * the answer to the same order was lost, the pages have it already, and the second attempt is done (REL-16).
   */
  const arrange = async (label: string, { known, kept }: PageArrangement): Promise<Outcome<null>> => {
    const named = await namedPages(label);
    if (named.kind === 'refused') return named;
    const present = shown(named.value);
    if (!isSameOrder(present, known)) return isSameOrder(present, kept) ? done(null) : refused('conflict');
    // The list was cut off at the limit, and the pages behind it would be deleted.
    if (named.value.length >= MOST_PAGES) return refused('unsupported');
    const nameOf = (address: string) => named.value.find((name) => imageAddress(baseUrl, name) === address);
    const hidden = named.value.filter((name) => imageAddress(baseUrl, name) === undefined);
    const files = [...kept.flatMap((page) => nameOf(page) ?? []), ...hidden];
    return maybeUnsupported(acknowledge(await send({ method: 'PUT', path: pathOf(label), json: { files } })));
  };

  return {
    pages: async (label, signal) => {
      const named = await namedPages(label, signal);
      return named.kind === 'refused' ? named : done(shown(named.value));
    },
    remove: async (label) => acknowledgeOptional(await send({ method: 'DELETE', path: pathOf(label) })),
    arrange,
    sundays: async ({ first, last }, signal) => {
      const path = `api/File/bulletins?from=${first}&to=${last}`;
      const labels = maybeUnsupported(parseAnswer(await send({ path, signal }), wireTexts));
      return labels.kind === 'refused' ? labels : done(labels.value.flatMap((label) => sundayOfLabel(label) ?? []));
    },
  };
}
