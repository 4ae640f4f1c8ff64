import { feedMessages } from './post-messages.ts';
import { postNouns } from './post-nouns.ts';

export const advertisementMessages = {
  ...feedMessages(postNouns.advertisement),
  write: '새 광고 쓰기',
  more: '더 보기',
  less: '접기',
  enlarge: '크게 보기',
  choose: '그림 고르기',
  previous: '이전 그림',
  next: '다음 그림',
  closeViewer: '그림 닫기',
} as const;

/** A picture of an advertisement, from 1. */
export const pictureName = (title: string, place: number): string => `${title} 그림 ${place}`;

/** The position of the shown picture, from 1. */
export const picturePlace = (place: number, count: number): string => `그림 ${count}개 가운데 ${place}번째`;
