import type { CoreValue, Vision } from '@/shared/church.ts';
import slide from './pictures/slide-3.svg';

/** The church's vision (INTR-01); Bible verses are from the 개역개정. */
export const visionTexts = {
  lead: '하나님을 예배하고 서로를 돌보며, 우리를 품어 준 이 땅에 소망을 심는 교회가 되고자 합니다.',
  picture: { src: slide, alt: '십자가 창으로 들어온 빛이 예배당 의자 위로 내려앉은 모습' },
  verse: {
    text: '소망의 하나님이 모든 기쁨과 평강을 믿음 안에서 너희에게 충만하게 하사 성령의 능력으로 소망이 넘치게 하시기를 원하노라',
    reference: '로마서 15장 13절',
  },
  values: '교회는 건물이 아니라 하나님께서 불러 모으신 사람들입니다. 우리는 다음 다섯 가지를 교회의 뿌리로 여깁니다.',
  visions: '뿌리에서 가지가 뻗듯, 하나님께 받은 은혜가 다음 세대와 온 세상과 이웃에게 흘러가기를 꿈꿉니다.',
} as const;

/** The church in numbers (INTR-04). */
export const churchNumbers = [
  { name: '창립', value: '1976년 5월 30일' },
  { name: '교인', value: '약 400명' },
  { name: '장년', value: '250명' },
  { name: '교회학교', value: '150명' },
] as const;

/** The five roots of the church's work (INTR-01). */
export const coreValues: readonly CoreValue[] = [
  {
    name: '예배',
    title: '삶의 첫자리에 예배를 둡니다',
    text: '한 주의 첫날을 하나님께 드리고, 새벽마다 말씀과 기도로 하루를 엽니다. 예배에서 받은 은혜로 나머지 엿새를 살아갑니다.',
    verse: '하나님은 영이시니 예배하는 자가 영과 진리로 예배할지니라',
    reference: '요한복음 4장 24절',
  },
  {
    name: '말씀',
    title: '말씀 앞에 함께 앉습니다',
    text: '성경을 믿음과 삶의 기준으로 삼습니다. 어린이부터 어르신까지 같은 말씀을 읽고 배우며, 들은 대로 살아가도록 서로 북돋웁니다.',
    verse: '주의 말씀은 내 발에 등이요 내 길에 빛이니이다',
    reference: '시편 119편 105절',
  },
  {
    name: '기도',
    title: '무릎으로 걷습니다',
    text: '사람의 계획보다 기도를 앞세웁니다. 병상의 교우와 먼 곳의 선교사, 이 나라의 지도자와 이웃의 이름을 날마다 하나님께 아룁니다.',
    verse: '쉬지 말고 기도하라',
    reference: '데살로니가전서 5장 17절',
  },
  {
    name: '교제',
    title: '서로에게 가족이 됩니다',
    text: '일가친척과 떨어져 사는 이민의 삶에서 교회는 또 하나의 집입니다. 기쁨도 슬픔도 함께 나누며 한 사람도 홀로 두지 않겠습니다.',
    verse: '너희가 짐을 서로 지라 그리하여 그리스도의 법을 성취하라',
    reference: '갈라디아서 6장 2절',
  },
  {
    name: '섬김',
    title: '낮은 자리에서 섬깁니다',
    text: '직분은 높아지는 자리가 아니라 섬기는 자리입니다. 제자들의 발을 씻기신 예수님처럼, 드러나지 않는 일에 먼저 손을 내밉니다.',
    verse: '각각 은사를 받은 대로 하나님의 여러 가지 은혜를 맡은 선한 청지기 같이 서로 봉사하라',
    reference: '베드로전서 4장 10절',
  },
];

/** The church's goals for the next generation, for mission and for its neighbours (INTR-01). */
export const visions: readonly Vision[] = [
  {
    name: '다음 세대',
    icon: 'people',
    title: '두 언어로 한 하나님을 노래하는 다음 세대',
    text: '우리 아이들은 한국어와 스페인어 사이에서 자랍니다. 어느 말로 기도하든 같은 하나님을 만나고, 두 문화를 잇는 믿음의 사람으로 서도록 돕겠습니다.',
    goals: [
      '부모와 교회가 함께 가르치는 가정예배',
      '한국어와 스페인어로 배우는 교회학교',
      '어르신의 믿음 이야기를 이어 듣는 온 세대 예배',
    ],
    verse: '여호와의 영예와 그의 능력과 그가 행하신 기이한 사적을 후대에 전하리로다',
    reference: '시편 78편 4절',
  },
  {
    name: '선교',
    icon: 'globe',
    title: '땅끝을 가슴에 품는 선교',
    text: '먼저 복음의 빚을 진 사람들로서, 차코의 마을에서 바다 건너 나라에까지 선교사들과 한 걸음으로 걷겠습니다.',
    goals: [
      '여덟 가정의 협력 선교사를 기도와 물질로 돕기',
      '해마다 떠나는 의료봉사와 단기선교',
      '원주민 교회의 지도자를 세우는 배움터',
    ],
    verse: '땅 끝까지 이르러 내 증인이 되리라',
    reference: '사도행전 1장 8절',
  },
  {
    name: '이웃',
    icon: 'hands',
    title: '파라과이 이웃의 곁에 서는 교회',
    text: '이 땅은 나그네로 온 우리를 맞아 주었습니다. 이제 우리가 누군가의 곁이 되어, 말보다 먼저 밥상과 손길로 그리스도의 사랑을 전하겠습니다.',
    goals: [
      '강변 마을 어린이들과 나누는 사랑의 점심',
      '형편이 어려운 학생의 배움을 잇는 소망장학회',
      '재난을 만난 이웃에게 먼저 달려가는 구호',
    ],
    verse: '네 이웃을 네 자신 같이 사랑하라',
    reference: '마태복음 22장 39절',
  },
];
