import type { OrdinaryAnnouncement } from './announcement-text.ts';

/** Announcements for any week of the year: the last half year. */
export const recentAnnouncements: readonly OrdinaryAnnouncement[] = [
  {
    ago: 6,
    ahead: 20,
    weekday: 6,
    title: '교회 주차장 포장 공사로 {month}월 {day}일까지 옆 공터를 이용해 주세요',
    author: '관리위원회',
    paragraphs: [
      '공사 기간에는 뒤편 주차장을 쓰실 수 없습니다. 걸음이 불편하신 어르신은 정문 앞까지 차로 모셔 드립니다.',
    ],
  },
  {
    ago: 10,
    ahead: 18,
    weekday: 6,
    title: '새가족 환영회를 엽니다',
    author: '새가족부',
    paragraphs: ['올해 등록하신 열두 가정을 모시고 {day}일 토요일 저녁 7시에 친교실에서 식사를 나눕니다.'],
  },
  {
    ago: 23,
    ahead: 3,
    weekday: 5,
    late: true,
    title: '이번 달 구역예배 장소를 확인해 주세요',
    author: '구역지원부',
    paragraphs: [
      '{month}월 {day}일 금요일 저녁에 구역마다 예배로 모입니다. 모이는 가정은 친교실 게시판에 적어 두었습니다.',
      '구역장님께서는 예배 보고서를 주일 아침까지 사무실에 내 주시기 바랍니다.',
    ],
  },
  {
    ago: 34,
    ahead: 5,
    weekday: 0,
    title: '예배당 음향 장비를 새로 바꾸었습니다',
    author: '방송부',
    paragraphs: [
      '뒷자리에서 말씀이 잘 들리지 않는다는 의견이 많아 스피커와 마이크를 바꾸었습니다. {day}일 주일부터 새 장비로 예배드립니다.',
      '보청기를 쓰시는 분은 안내석에서 수신기를 빌리실 수 있습니다. 불편한 점이 있으면 방송부에 알려 주세요.',
    ],
  },
  {
    ago: 47,
    ahead: 6,
    weekday: 6,
    title: '교회 대청소에 손을 모아 주세요',
    author: '시설부',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 7시 30분에 본당과 교육관을 청소합니다. 1구역부터 4구역은 본당, 5구역부터 8구역은 교육관, 나머지 구역은 마당을 맡습니다.',
      '창문 닦을 걸레와 장갑을 가져와 주세요. 마치면 국수를 함께 먹습니다.',
    ],
  },
  {
    ago: 64,
    ahead: 8,
    weekday: 0,
    title: '도서실에 새 책이 들어왔습니다',
    author: '도서부',
    paragraphs: [
      '신앙 서적 스물네 권과 어린이 그림책 서른 권이 새로 들어왔습니다. {day}일 주일부터 빌려 가실 수 있습니다.',
      '한 분이 두 권씩 두 주 동안 보실 수 있습니다. 늦게 돌려주시면 기다리는 분이 계시니 날짜를 지켜 주세요.',
    ],
  },
  {
    ago: 78,
    ahead: 4,
    weekday: 0,
    title: '건강 상담과 혈압 재기를 해 드립니다',
    author: '의료선교부',
    paragraphs: [
      '{month}월 {day}일 주일 2부 예배 뒤에 친교실에서 교우 의사 세 분이 건강 상담을 해 드립니다.',
      '혈압과 혈당을 재실 분은 아침을 드시지 말고 오세요. 드시는 약이 있으면 봉투째 가져오시면 좋습니다.',
    ],
  },
  {
    ago: 92,
    ahead: 7,
    weekday: 0,
    title: '새 교우를 소개해 드립니다',
    author: '새가족부',
    paragraphs: [
      '지난달에 세 가정이 우리 교회에 등록하셨습니다. {day}일 주일 2부 예배 시간에 소개해 드립니다.',
      '람바레 구역과 루케 구역에 새 식구가 생겼습니다. 만나시면 먼저 반갑게 인사해 주세요.',
    ],
  },
  {
    ago: 109,
    ahead: 3,
    weekday: 1,
    title: '구역장 심방 주간입니다',
    author: '구역지원부',
    paragraphs: [
      '{month}월 {day}일 월요일부터 금요일까지 구역장님과 교역자가 가정을 찾아갑니다. 편하신 시간을 구역장님께 알려 주세요.',
      '음식은 준비하지 마시고 기도 제목만 나누어 주시면 됩니다.',
    ],
  },
  {
    ago: 128,
    ahead: 10,
    weekday: 6,
    title: '청년부 찬양의 밤에 초대합니다',
    author: '청년부',
    paragraphs: [
      '{month}월 {day}일 토요일 저녁 7시 30분에 본당에서 찬양의 밤을 엽니다. 부모님들도 함께 오셔서 노래해 주세요.',
    ],
  },
  {
    ago: 147,
    ahead: 5,
    weekday: 3,
    title: '수요예배 시간을 지켜 주세요',
    author: '예배부',
    paragraphs: [
      '수요예배는 저녁 8시에 시작합니다. {day}일부터 시작 10분 전에 찬양을 먼저 드리니 조금 일찍 자리해 주시기 바랍니다.',
      '퇴근이 늦으신 분을 위해 뒷문을 열어 두었습니다.',
    ],
  },
  {
    ago: 163,
    ahead: 9,
    weekday: 0,
    title: '교회 버스 노선이 바뀝니다',
    author: '차량부',
    paragraphs: [
      '{month}월 {day}일 주일부터 산로렌소 노선과 페르난도데라모라 노선을 하나로 합칩니다. 첫 정류장은 오전 9시 50분에 출발합니다.',
      '정류장마다 도착하는 시간은 안내석의 표를 보아 주세요. 처음 몇 주는 차가 늦을 수 있으니 너그러이 기다려 주시기 바랍니다.',
    ],
  },
];
