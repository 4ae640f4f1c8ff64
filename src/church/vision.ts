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
