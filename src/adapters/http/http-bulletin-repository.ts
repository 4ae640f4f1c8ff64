import * as z from 'zod/mini';
import { sundayOfLabel } from '@/content/domain/bulletin.ts';
import type { Arranging, BulletinRepository } from '@/content/ports/bulletin-repository.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { imageAddress } from './image-address.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { wireUpTo } from './wire.ts';

/** Five times the pages of the longest bulletin: each is a picture on the reader's line. */
const MOST_PAGES = 100;
const wireTexts = wireUpTo(MOST_PAGES, z.string());

const pathOf = (label: string): string => `api/File/bulletin?dateFolder=${encodeURIComponent(label)}`;

/** Bulletins over HTTP (BULL-02, BULL-08), readable without a session (LIST-05). */
export function makeHttpBulletinRepository(send: HttpClient, baseUrl: string): BulletinRepository {
  /** The pages as the server names them; a Sunday that it does not know has none (BULL-04). */
  const namedPages = async (label: string, signal?: AbortSignal): Promise<Outcome<readonly string[]>> => {
    const pages = parseAnswer(await send({ path: pathOf(label), signal }), wireTexts);
    return pages.kind === 'refused' && pages.reason === 'notFound' ? done([]) : pages;
  };
  const shown = (named: readonly string[]): readonly string[] =>
    named.flatMap((page) => imageAddress(baseUrl, page) ?? []);

  /** In the server's own words, so that it knows its pages again; what cannot be shown is left as it is. */
  const arrange = async (label: string, { known, staying }: Arranging): Promise<Outcome<null>> => {
    const named = await namedPages(label);
    if (named.kind === 'refused') return named;
    if (shown(named.value).join('\n') !== known.join('\n')) return refused('conflict');
    // What was not read would be taken away with those that are left out.
    if (named.value.length >= MOST_PAGES) return refused('unsupported');
    const nameOf = (address: string) => named.value.find((name) => imageAddress(baseUrl, name) === address);
    const hidden = named.value.filter((name) => imageAddress(baseUrl, name) === undefined);
    const files = [...staying.flatMap((page) => nameOf(page) ?? []), ...hidden];
    return maybeUnsupported(acknowledge(await send({ method: 'PUT', path: pathOf(label), json: { files } })));
  };

  return {
    pages: async (label, signal) => {
      const named = await namedPages(label, signal);
      return named.kind === 'refused' ? named : done(shown(named.value));
    },
    remove: async (label) => acknowledge(await send({ method: 'DELETE', path: pathOf(label) })),
    arrange,
    sundays: async ({ first, last }, signal) => {
      const path = `api/File/bulletins?from=${first}&to=${last}`;
      const labels = maybeUnsupported(parseAnswer(await send({ path, signal }), wireTexts));
      return labels.kind === 'refused' ? labels : done(labels.value.flatMap((label) => sundayOfLabel(label) ?? []));
    },
  };
}
