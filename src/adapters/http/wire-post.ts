import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { wireDate, wireId, wireText } from './wire.ts';

/** The fields of every post on the wire. */
export const wirePost = { id: wireId, title: wireText, created: wireDate, edited: wireDate, pinnedUntil: wireDate };

/** The fields of a written post. */
export const wireWrittenPost = { ...wirePost, content: wireText, author: wireText };

/** Below the server's base address: one page of a list, from 1. */
export const postPagePath = (list: string, number: number): string =>
  `${list}?page=${number}&itemsPerPage=${PAGE_SIZE}`;
