import * as z from 'zod/mini';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { wirePost } from './post-list.ts';

/** @param baseUrl the configured server, which has the PDF (AUTH-19) */
export const wireBibleStudy = (baseUrl: string): z.ZodMiniType<BibleStudy> =>
  z.pipe(
    z.object(wirePost),
    z.transform((study) => ({
      ...study,
      sheet: `${baseUrl}api/bibleStudy/${encodeURIComponent(study.id)}/download`,
    })),
  );
