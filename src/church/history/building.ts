import type { HistoryEra } from '@/shared/domain/church.ts';

/** From the first elders to the present church building and its first years. */
export const building: HistoryEra = {
  from: 1985,
  to: 1994,
  title: '믿음으로 세운 집',
  events: [
    {
      time: '1985-06-02',
      title: '초대 장로 장립',
      description: '최문식, 박기환 두 분이 장로로 세워지고 첫 당회를 구성하였습니다.',
    },
    {
      time: '1986-06-01',
      title: '창립 10주년',
      description: '감사예배를 드리고, 다음 열 해에는 우리 손으로 예배당을 짓기로 뜻을 모았습니다.',
    },
    {
      time: '1987-02',
      title: '첫 청년 수련회',
      description: '청년 서른한 명이 산베르나르디노 호숫가에서 나흘 동안 말씀을 나누었습니다.',
    },
    {
      time: '1988-05-08',
      description: '어버이주일에 첫 경로잔치를 열어 이민 1세 어르신들께 큰절을 올렸습니다.',
    },
    {
      time: '1989-04-16',
      title: '예배당 터 마련',
      description: '교우들이 세 해 동안 모은 헌금으로 라파초 대로에 새 예배당 터를 마련하였습니다.',
    },
    {
      time: '1989-12-31',
      description: '김형우 목사가 열두 해 남짓한 목회를 마치고, 교우들의 감사 속에 은퇴하였습니다.',
    },
    {
      time: '1990-03-04',
      title: '제2대 담임목사 부임',
      description: '서인호 목사가 제2대 담임으로 부임하여 새 예배당을 위한 백일 기도를 시작하였습니다.',
    },
    {
      time: '1990-09-02',
      title: '새 예배당 기공',
      description: '온 교우가 터를 한 바퀴 돌며 기도한 뒤 첫 삽을 떴습니다.',
    },
    {
      time: '1991-11-24',
      title: '지금의 예배당 봉헌',
      description: '여러 해 정성을 모아 지은 예배당을 하나님께 드렸습니다.',
    },
    {
      time: '1992-08',
      title: '도서실 개관',
      description: '고국에서 배로 실어 온 책 천이백 권으로 도서실을 열었습니다.',
    },
    {
      time: '1993-07',
      title: '첫 의료봉사',
      description: '교우 의사와 간호사, 약사 아홉 명이 카아과수의 농촌 마을에서 이웃들을 진료하였습니다.',
    },
    {
      time: '1994-03',
      description: '어르신들이 평일에 함께 배우고 노래하는 소망학교를 열었습니다.',
    },
  ],
};
