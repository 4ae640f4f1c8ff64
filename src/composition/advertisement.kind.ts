import { ADVERTISEMENTS } from '@/adapters/http/advertisement-calls.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { postKind } from './post-kind.ts';

/** The members' advertisements (ADVT-01, ADVT-03). */
export const advertisements = postKind<Advertisement, typeof ADVERTISEMENTS>({
  name: 'advertisement',
  page: 'advertisements',
  calls: ADVERTISEMENTS,
});
