import type { HistoryEra } from '@/shared/domain/church.ts';

/** The years in which the second generation took over. */
export const generations: HistoryEra = {
  from: 2006,
  to: 2015,
  title: '세대와 세대가 함께',
  events: [
    {
      time: '2006-05-28',
      title: '창립 30주년',
      description: '감사예배를 드리고 교인들의 글을 모아 서른 해의 이야기를 펴냈습니다.',
    },
    {
      time: '2007-03-04',
      title: '스페인어 예배 시작',
      description: '스페인어가 편한 2세들과 현지 이웃이 함께 드리는 예배를 시작하였습니다.',
    },
    {
      time: '2008-11-30',
      description: '서인호 목사가 열여덟 해 남짓한 목회를 마치고 원로목사로 추대되었습니다.',
    },
    {
      time: '2009-03-01',
      title: '제3대 담임목사 취임',
      description: '한경수 목사가 제3대 담임으로 취임하여 오늘까지 교회를 섬기고 있습니다.',
    },
    {
      time: '2010-03',
      description: '큰 지진을 겪은 이웃 나라 칠레를 위하여 구호 헌금과 물품을 보냈습니다.',
    },
    {
      time: '2011-09-04',
      title: '예배 실황 방송',
      description: '지방에 사는 교우와 병상의 교우를 위하여 주일예배 실황을 내보내기 시작하였습니다.',
    },
    {
      time: '2012-06-17',
      title: '차코에 우물을 파다',
      description: '가뭄이 심한 원주민 마을 세 곳에 우물을 파서 맑은 물을 나누었습니다.',
    },
    {
      time: '2013-10-06',
      description: '다음 세대를 위한 교육관을 짓기로 하고 건축위원회를 세웠습니다.',
    },
    {
      time: '2014-07',
      title: '수재민과 함께',
      description: '강물이 불어 집을 떠난 이웃 스물여덟 가정을 도와 두 달 동안 끼니와 옷가지를 나누었습니다.',
    },
    {
      time: '2015-04-26',
      title: '한인 이민 50주년 감사예배',
      description: '한인 사회가 한자리에 모여 파라과이 이민 반세기를 지켜 주신 하나님께 감사드렸습니다.',
    },
  ],
};
