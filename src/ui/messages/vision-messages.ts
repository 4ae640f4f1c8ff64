/** Words of the vision page (INTR-01, INTR-04); verses are those of the 개역개정. */
export const visionMessages = {
  lead: '하나님을 예배하고 서로를 돌보며, 우리를 품어 준 이 땅에 소망을 심는 교회가 되고자 합니다.',
  mottoLabel: '교회 표어',
  pictureAlt: '십자가 창으로 들어온 빛이 예배당 의자 위로 내려앉은 모습',
  verse: {
    text: '소망의 하나님이 모든 기쁨과 평강을 믿음 안에서 너희에게 충만하게 하사 성령의 능력으로 소망이 넘치게 하시기를 원하노라',
    reference: '로마서 15장 13절',
  },
  facts: '우리 교회',
  values: '목회철학',
  valuesIntro:
    '교회는 건물이 아니라 하나님께서 불러 모으신 사람들입니다. 우리는 다음 다섯 가지를 교회의 뿌리로 여깁니다.',
  visions: '비전',
  visionsIntro: '뿌리에서 가지가 뻗듯, 하나님께 받은 은혜가 다음 세대와 온 세상과 이웃에게 흘러가기를 꿈꿉니다.',
  next: '함께 읽어 보세요',
} as const;

/** What the church says of itself in numbers (INTR-04). */
export const churchFacts = [
  { name: '창립', value: '1976년 5월 30일' },
  { name: '교인', value: '약 400명' },
  { name: '장년', value: '250명' },
  { name: '교회학교', value: '150명' },
] as const;
