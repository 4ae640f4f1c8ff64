import type { HistoryEra } from '@/shared/domain/church.ts';

/** From the first service in a house to the first school. */
export const beginnings: HistoryEra = {
  from: 1976,
  to: 1984,
  title: '낯선 땅에 뿌린 씨앗',
  events: [
    {
      time: '1976-05-30',
      title: '교회 창립',
      description: '이민 온 일곱 가정 스물세 명이 최문식 성도의 집에 모여 창립예배를 드렸습니다.',
    },
    {
      time: '1976-08',
      title: '첫 주보',
      description: '등사기로 한 장씩 밀어 만든 주보를 처음 나누었습니다. 그 뒤로 한 주도 거르지 않았습니다.',
    },
    {
      time: '1976-12-25',
      title: '한여름의 첫 성탄절',
      description: '마당에 긴 상을 놓고 이웃 파라과이 가정들과 두 나라 말로 성탄 찬송을 불렀습니다.',
    },
    {
      time: '1977-03-06',
      title: '초대 담임목사 부임',
      description: '김형우 목사가 초대 담임으로 부임하여, 흩어져 살던 교우들의 집을 하나하나 찾아갔습니다.',
    },
    {
      time: '1977-10',
      description: '여전도회를 조직하여 새로 도착하는 이민 가정의 살림과 아이들을 돌보기 시작하였습니다.',
    },
    {
      time: '1978-04-02',
      title: '첫 세례식',
      description: '열한 명이 세례를 받고 한 몸이 되었습니다.',
    },
    {
      time: '1979-03-04',
      title: '첫 예배당 입당',
      description: '시장 가까운 곳에 작은 예배당을 마련하고 입당예배를 드렸습니다.',
    },
    {
      time: '1980',
      description: '남선교회를 조직하고, 농장과 지방에 흩어져 사는 교우들을 다달이 찾아갔습니다.',
    },
    {
      time: '1981-03-07',
      title: '한글학교 개교',
      description: '토요일마다 예배당을 교실로 내어 우리말과 우리글을 가르치기 시작하였습니다.',
    },
    {
      time: '1982-04-11',
      title: '시온찬양대 창단',
      description: '부활주일 아침, 대원 열네 명이 풍금 한 대에 맞추어 첫 찬양을 드렸습니다.',
    },
    {
      time: '1983-06',
      description: '파라과이강이 넘쳐 집을 잃은 강변 이웃들에게 음식과 담요를 날랐습니다.',
    },
    {
      time: '1983-09-18',
      title: '교회학교 시작',
      description: '어린이 스물세 명과 교사 네 명이 첫 반을 열었습니다.',
    },
  ],
};
