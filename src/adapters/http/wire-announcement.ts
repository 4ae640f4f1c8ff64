import * as z from 'zod/mini';
import { wireWrittenPost } from './post-list.ts';

export const wireAnnouncement = z.object(wireWrittenPost);
