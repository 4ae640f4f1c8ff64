import type { Vision } from '@/shared/domain/church.ts';

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
