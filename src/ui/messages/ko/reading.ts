import { kitMessages } from './kit.ts';

/**
 * The texts of every list while it is loading and after a failure. @param things a noun with the object particle:
 * `공지사항을`
 */
export const readingMessages = (things: string) => ({
  loading: `${things} ${kitMessages.loading}`,
  failed: `${things} 불러오지 못했습니다.`,
});

/** The text of an empty list. @param things a noun with the subject particle: `공지사항이` */
export const emptyListMessage = (things: string): string => `아직 올라온 ${things} 없습니다.`;
