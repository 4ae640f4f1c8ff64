import { kitMessages } from './kit-messages.ts';

/** What every list says while it comes and when it cannot be had. @param things as what is read: `공지사항을` */
export const readingMessages = (things: string) => ({
  loading: `${things} ${kitMessages.loading}`,
  failed: `${things} 불러오지 못했습니다.`,
});

/** What a list says that has nothing. @param things as what is missing: `공지사항이` */
export const nonePosted = (things: string): string => `아직 올라온 ${things} 없습니다.`;
