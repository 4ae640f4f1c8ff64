import type { Missionary } from '@/shared/church.ts';
import amazon from './pictures/field-amazon.svg';
import andes from './pictures/field-andes.svg';
import border from './pictures/field-border.svg';
import chaco from './pictures/field-chaco.svg';
import itapua from './pictures/field-itapua.svg';
import riverside from './pictures/field-riverside.svg';
import savanna from './pictures/field-savanna.svg';
import steppe from './pictures/field-steppe.svg';

/** Texts before and after the missionaries (INTR-03). */
export const missionTexts = {
  lead: '여덟 가정의 선교사님과 기도와 물질로 함께하고 있습니다. 한 분 한 분의 이름을 불러 기도해 주세요.',
  verse: { text: '땅 끝까지 이르러 내 증인이 되리라', reference: '사도행전 1장 8절' },
  letters:
    '선교사님께 보내실 편지와 후원은 선교위원회에서 모아 전해 드립니다. 새로 온 선교 편지는 친교실 게시판에서 읽으실 수 있습니다.',
} as const;

/** The partner missionaries, the oldest partnership first. */
export const missionaries: readonly Missionary[] = [
  {
    name: '정요한·김은혜 선교사',
    picture: { src: chaco, alt: '해 질 녘 차코 들판에 선 카란다이 야자나무' },
    field: '파라과이 차코, 보케론',
    since: 1998,
    work: '원주민 마을 여섯 곳을 돌며 말씀을 가르치고, 마을 교회의 지도자들을 세우고 있습니다.',
    prayers: ['우기에도 마을로 가는 길이 끊이지 않도록', '원주민 목회자 후보 네 사람의 배움을 위하여'],
  },
  {
    name: '백승우·이정아 선교사',
    picture: { src: itapua, alt: '붉은 흙길 위의 초가지붕 학교와 노란 라파초나무' },
    field: '파라과이 이타푸아',
    since: 2004,
    work: '과라니 마을에 학교를 열어 어린이들에게 과라니어와 스페인어로 글과 성경을 가르칩니다.',
    prayers: ['과라니어 성경 교재가 잘 마무리되도록', '함께 가르칠 현지 교사 두 사람을 위하여'],
  },
  {
    name: '문혜경 선교사',
    picture: { src: riverside, alt: '강물에 불빛이 비치는 아순시온 강변의 작은 집들' },
    field: '파라과이 아순시온 강변 마을',
    since: 2006,
    work: '강변 마을 공부방에서 어린이들의 숙제를 돌보고, 토요일마다 따뜻한 점심을 차립니다.',
    prayers: ['강물이 불어나는 철에 아이들의 안전을 위하여', '어머니들의 재봉 교실이 자립의 길이 되도록'],
  },
  {
    name: '허진석·나영신 선교사',
    picture: { src: amazon, alt: '밀림 사이 강을 따라가는 진료선' },
    field: '브라질 아마존, 솔리몽이스강',
    since: 2009,
    work: '진료선을 타고 강가 마을들을 찾아가 아픈 이들을 돌보며 복음을 전합니다.',
    prayers: ['배의 엔진을 바꿀 재정이 채워지도록', '긴 항해 중 온 가족의 건강을 위하여'],
  },
  {
    name: '안병훈·조미애 선교사',
    picture: { src: andes, alt: '눈 덮인 안데스 아래 벽돌로 지은 예배당' },
    field: '볼리비아 엘알토',
    since: 2012,
    work: '해발 사천 미터 고원의 신학교에서 아이마라와 케추아 목회자들을 가르칩니다.',
    prayers: ['졸업생 열한 명이 고향 교회로 잘 돌아가도록', '높은 땅에서 심장과 폐를 지켜 주시도록'],
  },
  {
    name: '구본재·유선경 선교사',
    picture: { src: border, alt: '다리로 이어진 국경의 강과 양쪽 언덕의 마을' },
    field: '아르헨티나 포르모사',
    since: 2014,
    work: '국경을 오가며 일하는 가정들을 섬기고, 강 양쪽 마을에 작은 교회를 세우고 있습니다.',
    prayers: ['새로 시작한 가정 교회 세 곳을 위하여', '국경에서 일하는 청년들이 바른길을 걷도록'],
  },
  {
    name: '임다윗·오세라 선교사',
    picture: { src: savanna, alt: '아카시아나무 그늘 옆의 마을 우물' },
    field: '모잠비크 남풀라',
    since: 2017,
    work: '마을에 우물을 파고 초등학교를 세워, 물과 배움이 함께 흐르는 터를 만들고 있습니다.',
    prayers: ['건기가 오기 전에 다섯째 우물이 완성되도록', '말라리아에서 아이들을 지켜 주시도록'],
  },
  {
    name: '남궁현·서지안 선교사',
    picture: { src: steppe, alt: '초원의 언덕 아래 나란히 선 게르' },
    field: '몽골 아르항가이',
    since: 2019,
    work: '초원의 유목민 가정을 찾아다니며 함께 예배하고, 도시로 유학 온 자녀들을 돌봅니다.',
    prayers: ['혹독한 겨울에 가축과 살림을 지켜 주시도록', '기숙사의 학생 열네 명이 믿음 안에서 자라도록'],
  },
];
