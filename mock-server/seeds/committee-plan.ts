/** What a department has besides its officers. `school` and `choir` name the ages of their children. */
export interface DepartmentPlan {
  readonly name: string;
  readonly members: number;
  readonly school?: readonly [from: number, to: number, students: number];
  readonly choirs?: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

interface CommitteePlan {
  /** Without the word 위원회. */
  readonly name: string;
  readonly jobs: readonly string[];
  readonly departments: readonly DepartmentPlan[];
}

const plain = (name: string, members: number): DepartmentPlan => ({ name, members });

/** The church's seven committees; the second is as large as any will be: twelve departments, four choirs. */
export const committeePlans: readonly CommitteePlan[] = [
  {
    name: '예배',
    jobs: [
      '주일예배와 수요예배의 순서를 준비합니다.',
      '성찬식과 세례식을 준비합니다.',
      '절기 예배와 특별 새벽기도회를 계획합니다.',
      '찬양대와 예배 봉사자를 세웁니다.',
    ],
    departments: [
      plain('예배부', 8),
      {
        ...plain('찬양부', 6),
        choirs: [
          { name: '시온찬양대', from: 30, to: 72 },
          { name: '호산나찬양대', from: 24, to: 60 },
        ],
      },
      plain('성례부', 5),
      plain('안내부', 10),
      plain('방송부', 6),
    ],
  },
  {
    name: '교육',
    jobs: [
      '교회학교 교육 계획을 세우고 교재를 고릅니다.',
      '교사를 세우고 해마다 두 차례 교사 강습회를 엽니다.',
      '여름 성경학교와 학생부 수련회를 준비합니다.',
      '한글학교를 운영하고 다음 세대에게 우리말을 가르칩니다.',
      '어린이와 학생의 안전을 살피고 부모님과 의논합니다.',
    ],
    departments: [
      { ...plain('영아부', 4), school: [1, 3, 16] },
      { ...plain('유치부', 4), school: [4, 6, 20], choirs: [{ name: '유치부 꼬마찬양대', from: 5, to: 7 }] },
      { ...plain('아동부', 6), school: [7, 12, 34], choirs: [{ name: '아동부 어린이찬양대', from: 8, to: 12 }] },
      { ...plain('학생부', 5), school: [13, 18, 28], choirs: [{ name: '학생부 찬양대', from: 13, to: 18 }] },
      { ...plain('청년부', 5), choirs: [{ name: '청년부 샘물찬양단', from: 19, to: 33 }] },
      { ...plain('한글학교부', 6), school: [6, 14, 30] },
      plain('성인교육부', 5),
      plain('새가족부', 7),
      plain('교사양성부', 4),
      plain('가정사역부', 5),
      plain('도서부', 4),
      plain('교육행정부', 3),
    ],
  },
  {
    name: '선교',
    jobs: [
      '협력 선교사를 위해 기도하고 소식을 나눕니다.',
      '차코 지역 원주민 마을을 돕습니다.',
      '단기 선교팀을 훈련하고 파송합니다.',
    ],
    departments: [plain('국내선교부', 7), plain('원주민선교부', 8), plain('의료선교부', 6), plain('전도부', 9)],
  },
  {
    name: '봉사',
    jobs: ['어려운 이웃과 교우를 찾아 돕습니다.', '경조사를 살피고 함께합니다.', '차량을 운행하고 어르신을 모십니다.'],
    departments: [plain('구제부', 7), plain('경조부', 6), plain('차량부', 8), plain('경로부', 6)],
  },
  {
    name: '재정',
    jobs: ['한 해 예산을 짜고 결산을 보고합니다.', '헌금을 정리하고 기록합니다.', '재정 감사를 받습니다.'],
    departments: [plain('회계부', 5), plain('헌금관리부', 6), plain('감사부', 3)],
  },
  {
    name: '관리',
    jobs: ['예배당과 교육관을 돌봅니다.', '비품과 시설을 고치고 바꿉니다.', '주차와 안전을 맡습니다.'],
    departments: [plain('시설부', 6), plain('비품부', 4), plain('조경부', 5), plain('주차안전부', 8)],
  },
  {
    name: '친교',
    jobs: ['주일 점심과 친교 시간을 준비합니다.', '체육대회와 야유회를 계획합니다.', '구역 모임을 돕습니다.'],
    departments: [plain('식당부', 12), plain('체육부', 7), plain('구역지원부', 6)],
  },
];
