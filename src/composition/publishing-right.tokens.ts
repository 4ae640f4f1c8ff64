import type { PublishingRights } from '@/content/machines/provide-publishing-right.ts';
import { token } from './token.ts';

/** The right to publish, which every page with something published follows (PERM-02). */
export const PUBLISHING_RIGHTS = token<PublishingRights>('PublishingRights');
