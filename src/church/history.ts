import type { HistoryEra } from '@/shared/church.ts';
import facade from './pictures/facade.svg';

/** Texts before and after the timeline (INTR-02, INTR-04). */
export const historyTexts = {
  lead: '1976년 5월 30일 첫 예배부터 오늘까지 함께 걸어온 길입니다. 지금은 장년 250명과 교회학교 150명, 모두 400여 명이 예배드립니다.',
  end: '앞으로의 이야기도 함께 써 나가겠습니다.',
} as const;

/** A decorative drawing without alt text. */
export const historyPicture = facade;

/** From the first service in a house to the first school. */
const beginnings: HistoryEra = {
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

/** From the first elders to the present church building and its first years. */
const building: HistoryEra = {
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

/** The years in which the church began to send missionaries and to help others. */
const sharing: HistoryEra = {
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

/** The years in which the second generation took over. */
const generations: HistoryEra = {
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

/** From the fortieth year until now. */
const today: HistoryEra = {
  from: 2016,
  to: 2025,
  title: '세상의 소망이 되기까지',
  events: [
    {
      time: '2016-05-29',
      title: '창립 40주년',
      description: '감사예배를 드리고 협력 선교사들을 초청하여 선교 보고회를 열었습니다.',
    },
    {
      time: '2016-10-16',
      title: '교육관 준공',
      description: '교회학교와 도서실이 함께 쓰는 3층 교육관을 세웠습니다.',
    },
    {
      time: '2018-02-25',
      title: '교회학교에서 자란 목사',
      description: '우리 교회학교에서 자란 윤성진 목사가 부목사로 부임하여 2세들을 돌보게 되었습니다.',
    },
    {
      time: '2019-07',
      description: '해마다 이어 온 의료봉사가 스물일곱 번째를 맞아 나흘 동안 이웃 육백여 명을 진료하였습니다.',
    },
    {
      time: '2020-03-15',
      title: '온라인 예배',
      description: '코로나19로 예배당 문을 닫은 주일, 각 가정에서 화면으로 함께 예배를 드렸습니다.',
    },
    {
      time: '2020-06',
      description: '일자리를 잃은 교우와 이웃에게 여섯 달 동안 식료품 꾸러미 천팔백 개를 전하였습니다.',
    },
    {
      time: '2021-10-03',
      title: '다시 예배당으로',
      description: '열아홉 달 만에 온 교우가 예배당에 모여 성찬을 나누었습니다.',
    },
    {
      time: '2022-08-21',
      title: '선교대회',
      description: '협력 선교사 여덟 가정의 소식을 듣고 가정마다 한 선교지를 품고 기도하기로 하였습니다.',
    },
    {
      time: '2023-03',
      description: '교회학교가 한국어와 스페인어, 두 언어로 함께 배우는 반을 열었습니다.',
    },
    {
      time: '2024-11-17',
      description: '추수감사주일 헌금으로 강변 마을 어린이 공부방의 지붕을 새로 올렸습니다.',
    },
    {
      time: '2025-01-05',
      title: '새해 표어를 정함',
      description: '‘세상의 소망이 되는 교회’라는 표어를 걸고 이웃을 섬기는 일을 넓혔습니다.',
    },
    {
      time: '2025-06-01',
      title: '창립 50주년을 준비하며',
      description: '창립기념주일에 50주년 준비위원회를 세우고, 어르신들의 이야기를 기록하기 시작하였습니다.',
    },
  ],
};

/** The whole history, oldest era first. */
export const historyEras: readonly HistoryEra[] = [beginnings, building, sharing, generations, today];
