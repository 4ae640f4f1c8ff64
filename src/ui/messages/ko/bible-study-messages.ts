import { feedMessages } from './post-messages.ts';
import { postNouns } from './post-nouns.ts';

export const bibleStudyMessages = {
  ...feedMessages(postNouns.bibleStudy),
  write: '새 문제지 올리기',
  sheet: '문제지 열기',
  choose: 'PDF 파일 고르기',
  noSheet: '문제지로 올릴 PDF 파일을 골라 주세요.',
} as const;
