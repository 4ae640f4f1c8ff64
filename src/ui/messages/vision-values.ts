interface CoreValue {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly verse: string;
  readonly reference: string;
}

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
