import { feedMessages } from './post-messages.ts';
import { postNouns } from './post-nouns.ts';

export const announcementMessages = {
  ...feedMessages(postNouns.announcement),
  write: '새 공지 쓰기',
} as const;
