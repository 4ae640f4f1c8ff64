import * as z from 'zod/mini';
import type { BulletinLibrary } from '@/content/ports/bulletin-library.ts';
import { done } from '@/shared/domain/outcome.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { imageAddress } from './image-address.ts';
import { wireUpTo } from './wire.ts';

/** Five times the pages of the longest bulletin: each is a picture on the reader's line. */
const wirePages = wireUpTo(100, z.string());

const pathOf = (label: string): string => `api/File/bulletin?dateFolder=${encodeURIComponent(label)}`;

/** Bulletins over HTTP (BULL-02, BULL-08), readable without a session (LIST-05). */
export function makeHttpBulletinLibrary(send: HttpClient, baseUrl: string): BulletinLibrary {
  return {
    pages: async (label, signal) => {
      const pages = parseAnswer(await send({ path: pathOf(label), signal }), wirePages);
      if (pages.kind === 'refused') return pages;
      return done(pages.value.flatMap((page) => imageAddress(baseUrl, page) ?? []));
    },
    remove: async (label) => acknowledge(await send({ method: 'DELETE', path: pathOf(label) })),
  };
}
