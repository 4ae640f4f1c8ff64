import type { OrdinaryAnnouncement } from './announcement-text.ts';

/** Announcements for any week of the year: the half year before the last. */
export const olderAnnouncements: readonly OrdinaryAnnouncement[] = [
  {
    ago: 181,
    ahead: 6,
    weekday: 0,
    title: '협력 선교사님의 편지가 도착했습니다',
    author: '선교위원회',
    paragraphs: [
      '북부 차코에서 일하시는 선교사님께서 소식을 보내오셨습니다. 우기에 길이 끊겨 두 달 동안 마을에 갇혀 계셨으나, 그사이 주민 다섯 분이 세례를 받았다고 합니다.',
      '편지 전문은 친교실에 붙여 두었습니다. {day}일 주일 봉헌은 선교사님의 차를 고치는 데 보탭니다.',
    ],
  },
  {
    ago: 204,
    ahead: 4,
    weekday: 6,
    title: '장례를 도와주신 교우들께 감사드립니다',
    author: '경조부',
    paragraphs: [
      '고 이순례 권사님의 장례를 잘 마쳤습니다. 함께 예배드리고 먼 길을 동행해 주신 교우들께 유가족이 감사의 인사를 전합니다.',
      '{day}일 토요일 오전에 산소에서 위로 예배를 드립니다.',
    ],
  },
  {
    ago: 226,
    ahead: 12,
    weekday: 0,
    title: '잃어버린 물건을 찾아가세요',
    author: '안내부',
    paragraphs: [
      '우산 여섯 개, 돋보기 세 개, 어린이 겉옷 두 벌, 성경책 네 권이 안내석에 있습니다.',
      '{month}월 {day}일 주일까지 찾아가지 않으시면 바자회에 내놓겠습니다.',
    ],
  },
  {
    ago: 251,
    ahead: 8,
    weekday: 6,
    title: '부부 학교 수강생을 기다립니다',
    author: '가정사역부',
    paragraphs: [
      '{month}월 {day}일 토요일부터 여섯 주 동안 저녁 6시에 부부 학교를 엽니다. 결혼한 지 한 해 된 부부도, 마흔 해 된 부부도 함께 앉습니다.',
      '강의 시간에는 청년부가 아이들을 돌봅니다. 열두 쌍까지 신청을 받습니다.',
    ],
  },
  {
    ago: 277,
    ahead: 5,
    weekday: 0,
    title: '헌금 봉투에 이름을 또박또박 적어 주세요',
    author: '헌금관리부',
    paragraphs: [
      '이름을 알아보기 어려운 봉투가 늘고 있습니다. 기부금 확인서를 정확히 떼어 드리려면 이름과 구역이 꼭 필요합니다.',
      '{day}일 주일부터 글씨가 큰 새 봉투를 드립니다.',
    ],
  },
  {
    ago: 301,
    ahead: 6,
    weekday: 6,
    title: '화단에 라파초 나무를 심습니다',
    author: '조경부',
    paragraphs: [
      '{month}월 {day}일 토요일 아침에 정문 화단에 노란 라파초 세 그루를 심습니다. 어린이들이 흙을 덮고 이름표를 답니다.',
      '모종삽이 있으면 가져와 주세요.',
    ],
  },
  {
    ago: 322,
    ahead: 4,
    weekday: 0,
    title: '주일 점심 봉사 순서를 알려 드립니다',
    author: '식당부',
    paragraphs: [
      '{day}일 주일부터 구역별로 점심을 맡습니다. 한 달에 한 번꼴로 돌아갑니다.',
      '쌀과 기본 양념은 교회에서 준비합니다. 순서를 바꾸고 싶으시면 두 주 전까지 식당부에 말씀해 주세요.',
    ],
  },
  {
    ago: 338,
    ahead: 5,
    weekday: 0,
    title: '안내 봉사자를 찾습니다',
    author: '안내부',
    paragraphs: [
      '1부 예배 안내를 맡아 주실 네 분을 찾습니다. 처음 오시는 분께 자리를 찾아 드리고 주보를 나누는 일입니다.',
      '{day}일 주일 예배 뒤에 짧은 모임이 있습니다. 스페인어를 하시는 분이 계시면 더욱 반갑겠습니다.',
    ],
  },
  {
    ago: 351,
    ahead: 9,
    weekday: 6,
    title: '무료 법률과 이민 상담이 있습니다',
    author: '봉사위원회',
    paragraphs: [
      '{month}월 {day}일 토요일 오후 2시에 교육관 1층에서 변호사 집사님이 영주권과 사업자 등록에 관한 상담을 해 드립니다.',
      '서류 사본을 가져오시면 더 자세히 도와드릴 수 있습니다. 상담한 내용은 밖으로 알리지 않습니다.',
    ],
  },
  {
    ago: 363,
    ahead: 3,
    weekday: 0,
    title: '교회 홈페이지에서 소식을 보실 수 있습니다',
    author: '교육행정부',
    paragraphs: [
      '주보와 공지, 행사 달력을 이제 손전화로도 보실 수 있습니다. 글씨가 작으면 화면을 두 손가락으로 벌려 주세요.',
      '{day}일 주일 예배 뒤에 청년들이 친교실에서 사용법을 알려 드립니다. 손전화를 가지고 편하게 오세요.',
    ],
  },
  {
    ago: 374,
    ahead: 6,
    weekday: 0,
    title: '주일학교 차량 운행을 도와주세요',
    author: '차량부',
    paragraphs: [
      '{day}일 주일부터 학생부 아이들을 태워 올 운전 봉사자 두 분이 필요합니다. 운전 면허 사본을 사무실에 내 주세요.',
    ],
  },
];
