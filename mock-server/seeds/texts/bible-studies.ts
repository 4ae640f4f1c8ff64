interface StudyBook {
  readonly name: string;
  /** For the sheet itself, which is printed without Hangul. */
  readonly english: string;
  readonly lessons: readonly string[];
}

/** The books in the order in which the zones studied them, 43 lessons in all. */
export const studyBooks: readonly StudyBook[] = [
  {
    name: '요나',
    english: 'Jonah',
    lessons: ['다시스로 가는 배', '물고기 배 속의 기도', '니느웨의 큰 성', '박넝쿨 아래에서'],
  },
  {
    name: '산상수훈',
    english: 'Sermon on the Mount',
    lessons: [
      '복이 있는 사람',
      '소금과 빛',
      '화해하고 예물을 드리라',
      '은밀히 보시는 아버지',
      '이렇게 기도하라',
      '들의 백합화를 보라',
      '구하라, 찾으라, 두드리라',
      '반석 위에 지은 집',
    ],
  },
  {
    name: '룻기',
    english: 'Ruth',
    lessons: ['모압에서 돌아오는 길', '보아스의 밭에서', '타작마당의 약속', '나오미의 품에 안긴 아이'],
  },
  {
    name: '빌립보서',
    english: 'Philippians',
    lessons: [
      '착한 일을 시작하신 이',
      '감옥에서 쓴 기쁨',
      '그리스도의 마음',
      '별처럼 빛나라',
      '푯대를 향하여',
      '모든 일에 감사로',
    ],
  },
  {
    name: '야고보서',
    english: 'James',
    lessons: ['시험을 만나거든', '행함이 있는 믿음', '작은 혀의 큰 힘', '겸손히 낮추라', '의인의 간구'],
  },
  {
    name: '마가복음',
    english: 'Mark',
    lessons: [
      '광야에서 외치는 소리',
      '네 사람이 메고 온 친구',
      '안식일의 주인',
      '씨 뿌리는 사람',
      '거라사 건너편',
      '오병이어의 저녁',
      '마음에서 나오는 것',
      '너희는 나를 누구라 하느냐',
      '산 위의 영광, 산 아래의 눈물',
      '어린아이를 영접하는 사람',
      '여리고의 바디매오',
      '무화과나무와 성전',
      '과부의 두 렙돈',
      '향유 옥합을 깨뜨린 여인',
      '겟세마네의 밤',
      '빈 무덤의 새벽',
    ],
  },
];
