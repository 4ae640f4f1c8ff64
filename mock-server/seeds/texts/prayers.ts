/** A prayer request before it has a day. */
export interface PrayerText {
  readonly text: string;
  /** The name of its writer, or the number of a zone whose member writes it. */
  readonly by: string | number;
  /** Whether it is for the writer's zone alone. */
  readonly forZone?: true;
  readonly anonymous?: true;
  /** How many days ago it was written, and how many weeks it lasts from then on. */
  readonly ago: number;
  readonly weeks: number;
  /** How often others have prayed for it. */
  readonly prayed: number;
  readonly answered?: true;
  readonly hiddenReason?: string;
}

/** Requests of every kind: to all and to a zone, with and without a name; answered, ended, hidden. */
export const prayerTexts: readonly PrayerText[] = [
  {
    text: '지난 추석에 다녀간 조카가 신앙생활을 이어 가도록 기도해 주세요.',
    by: '김민수',
    ago: 40,
    weeks: 4,
    prayed: 9,
  },
  {
    text: '한글학교 가을 학기를 마칠 때까지 교사들이 지치지 않도록 기도해 주세요.',
    by: 3,
    ago: 24,
    weeks: 6,
    prayed: 18,
  },
  {
    text: '어머니의 백내장 수술이 잘 끝났습니다. 함께 기도해 주셔서 감사합니다.',
    by: '박정훈',
    ago: 19,
    weeks: 6,
    prayed: 31,
    answered: true,
  },
  {
    text: '가게를 옮기게 되었습니다. 새 자리에서 좋은 이웃을 만나도록 기도해 주세요.',
    by: 6,
    forZone: true,
    ago: 12,
    weeks: 4,
    prayed: 6,
  },
  {
    text: '사춘기 아들과 대화가 끊겼습니다.\n\n다시 마주 앉을 수 있도록 기도해 주세요.',
    by: 8,
    anonymous: true,
    ago: 9,
    weeks: 8,
    prayed: 22,
  },
  {
    text: '옆집 어르신의 병이 깊어지셨습니다. 그 댁 사정이 어렵습니다.',
    by: '김민수',
    ago: 8,
    weeks: 4,
    prayed: 3,
    hiddenReason: '다른 댁의 사정이 적혀 있어 숨겼습니다. 그 댁과 의논하신 뒤에 다시 써 주세요.',
  },
  {
    text: '구역 식구 가운데 일자리를 잃은 분이 있습니다. 길이 열리도록 기도해 주세요.',
    by: 10,
    forZone: true,
    anonymous: true,
    ago: 6,
    weeks: 4,
    prayed: 5,
  },
  {
    text: '막내가 다음 주에 대학 입학시험을 봅니다. 평안한 마음으로 치르도록 기도해 주세요.',
    by: 10,
    forZone: true,
    ago: 4,
    weeks: 2,
    prayed: 4,
  },
  {
    text: '추수감사절 찬양을 준비하는 찬양대가 한마음이 되도록 기도해 주세요.',
    by: '이선영',
    ago: 3,
    weeks: 4,
    prayed: 12,
  },
  {
    text: '아내의 출산이 한 달 남았습니다. 산모와 아기가 건강하도록 기도해 주세요.',
    by: '김민수',
    forZone: true,
    ago: 2,
    weeks: 8,
    prayed: 7,
  },
];
