import { readingMessages } from './reading-messages.ts';

/** The texts of the calendar to subscribe to (MINE-05). */
export const subscriptionMessages = {
  ...readingMessages('구독 주소를'),
  title: '구독',
  lead: '교회 행사를 내 달력에서 보실 수 있습니다. 새 행사와 바뀐 날짜도 저절로 들어옵니다.',
  lacking: '지금 서버에는 구독할 수 있는 달력이 없습니다.',
  google: '구글 달력',
  apple: '애플 달력',
  copy: '주소 복사',
  address: '구독 주소',
  addressHint: '다른 달력에서는 이 주소를 ‘구독’이나 ‘주소로 추가’에 붙여 넣어 주세요.',
} as const;
