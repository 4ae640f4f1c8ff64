import type { HistoryEra } from '@/shared/domain/church.ts';

/** The years in which the church began to send missionaries and to help others. */
export const sharing: HistoryEra = {
  from: 1995,
  to: 2005,
  title: '받은 사랑을 나누며',
  events: [
    {
      time: '1995-05-28',
      title: '소망장학회 설립',
      description: '형편이 어려운 파라과이 학생 여섯 명에게 첫 장학금을 전하였습니다.',
    },
    {
      time: '1996-06-02',
      title: '창립 20주년',
      description: '감사예배를 드리고 어려운 이웃을 위한 쌀 나눔을 시작하였습니다.',
    },
    {
      time: '1997-01',
      title: '첫 단기선교',
      description: '청년 열여덟 명이 차코의 원주민 마을에서 열흘을 함께 살며 섬겼습니다.',
    },
    {
      time: '1998-06-07',
      description: '첫 번째 협력 선교사를 차코 지역으로 보내고 해마다 방문하여 돕고 있습니다.',
    },
    {
      time: '1999-10-10',
      title: '차코 마을 예배당 봉헌',
      description: '마을 형제들과 함께 벽돌을 찍고 지붕을 올려 원주민 교회의 첫 예배당을 드렸습니다.',
    },
    {
      time: '2000-06-11',
      title: '성경 이어쓰기',
      description: '새 천년을 맞아 교우 백팔십 명이 신구약 성경을 손으로 옮겨 써서 봉헌하였습니다.',
    },
    {
      time: '2001-05-27',
      title: '창립 25주년',
      description: '안수집사와 권사 열여섯 분을 세우고 스물다섯 해의 사진집을 펴냈습니다.',
    },
    {
      time: '2002-07',
      description:
        '경제 위기로 많은 가정이 다른 나라로 떠났습니다. 남은 교우들은 새벽마다 모여 서로를 위해 기도하였습니다.',
    },
    {
      time: '2003-03-02',
      title: '주일예배를 1부와 2부로',
      description: '가게를 열어야 하는 교우들도 예배할 수 있도록 이른 아침 예배를 더하였습니다.',
    },
    {
      time: '2004-04',
      title: '사랑의 점심 시작',
      description: '토요일마다 강변 마을 어린이들에게 따뜻한 점심을 차려 주기 시작하였습니다.',
    },
    {
      time: '2005',
      description: '호산나찬양대가 창단되어 1부와 2부 예배에 모두 찬양대가 서게 되었습니다.',
    },
  ],
};
