import { dateOf, nextWeekday } from '../../church/calendar-date.ts';
import { advent, nthSunday, thanksgiving } from '../church-year.ts';
import type { SeasonalAnnouncement } from './announcement-text.ts';

const saturday = (year: number, month: number, from: number): string => nextWeekday(dateOf(year, month, from), 6);
const monday = (year: number, month: number, from: number): string => nextWeekday(dateOf(year, month, from), 1);

/** From the winter holidays to the watch night. */
export const secondHalfAnnouncements: readonly SeasonalAnnouncement[] = [
  {
    of: (year) => nthSunday(year, 7, 1),
    before: 6,
    title: '맥추감사주일을 지킵니다',
    author: '예배위원회',
    paragraphs: [
      '{month}월 {day}일은 맥추감사주일입니다. 상반기를 지켜 주신 은혜를 돌아보며 감사 예물을 드립니다.',
      '구역마다 감사의 고백을 한 줄씩 적어 주시면 예배 시간에 함께 읽겠습니다.',
    ],
  },
  {
    of: (year) => monday(year, 7, 11),
    before: 18,
    title: '학생부 겨울 수련회를 위해 기도해 주세요',
    author: '학생부',
    paragraphs: [
      '{month}월 {day}일 월요일부터 목요일까지 학생부가 카아쿠페 기도원에서 겨울 수련회를 합니다. 주제는 「나를 부르시는 하나님」입니다.',
      '밤에는 무척 춥습니다. 침낭과 두꺼운 겉옷을 꼭 챙겨 보내 주세요. 손전화는 도착하면 모아 두었다가 돌아올 때 돌려줍니다.',
      '간식을 보내 주실 분과 하루 동안 주방을 도와주실 분을 찾습니다.',
    ],
  },
  {
    of: (year) => nthSunday(year, 7, 3),
    before: 8,
    title: '하반기 세례와 입교 문답 신청을 받습니다',
    author: '성례부',
    paragraphs: [
      '세례와 입교를 원하시는 분은 {month}월 {day}일 주일까지 사무실에 신청서를 내 주세요.',
      '교육은 네 주 동안 주일 오후 1시에 소예배실에서 합니다. 유아세례를 원하시는 부모님께서도 두 번째 시간부터 함께해 주세요.',
    ],
  },
  {
    of: (year) => dateOf(year, 8, 15),
    before: 9,
    title: '광복절 기념 음악회에 초대합니다',
    author: '찬양부',
    paragraphs: [
      '{month}월 {day}일 저녁 7시에 본당에서 한인회와 함께 광복절 기념 음악회를 엽니다.',
      '시온찬양대와 아순시온 시립 합창단이 우리 가곡과 과라니 노래를 나란히 들려 드립니다. 이웃과 함께 오세요. 입장은 무료입니다.',
    ],
  },
  {
    of: (year) => nthSunday(year, 8, 4),
    before: 6,
    title: '여전도회 헌신예배로 초대합니다',
    author: '여전도회',
    paragraphs: [
      '{month}월 {day}일 주일 오후 2시에 여전도회 연합 헌신예배를 드립니다. 예물은 모두 원주민 마을 우물 파는 일에 씁니다.',
      '회원께서는 흰 윗옷에 검은 아래옷을 입고 1시 30분까지 소예배실로 모여 주세요.',
    ],
  },
  {
    of: (year) => monday(year, 9, 8),
    before: 20,
    title: '차코 단기선교팀을 모집합니다',
    author: '원주민선교부',
    paragraphs: [
      '{month}월 {day}일 월요일부터 닷새 동안 차코의 엔렛 마을을 찾아갑니다. 진료, 이발, 어린이 성경학교, 지붕 고치기를 합니다.',
      '의료인과 목공 일을 하실 수 있는 분이 특히 필요합니다. 스페인어나 과라니어 통역을 맡아 주실 청년도 기다립니다.',
      '준비 모임은 매주 토요일 오후 4시에 있고, 세 번 이상 나오셔야 함께 가실 수 있습니다.',
    ],
  },
  {
    of: (year) => saturday(year, 9, 21),
    before: 9,
    title: '추석을 맞아 송편을 함께 빚습니다',
    author: '식당부',
    paragraphs: [
      '{month}월 {day}일 토요일 오후 2시에 친교실에서 송편을 빚습니다. 찹쌀가루와 깨, 콩은 교회에서 준비합니다.',
      '혼자 지내시는 유학생과 주재원께서도 편하게 들러 주세요. 빚은 송편은 주일 예배 뒤에 나눕니다.',
    ],
  },
  {
    of: (year) => saturday(year, 10, 6),
    before: 13,
    title: '한글날 글짓기와 그림 대회를 엽니다',
    author: '한글학교부',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 10시에 교육관에서 한글날 글짓기와 그림 대회를 엽니다.',
      '글감은 그 자리에서 알려 드립니다. 종이는 나누어 주며, 그림 도구는 각자 가져옵니다. 뽑힌 작품은 한 달 동안 친교실에 걸어 둡니다.',
    ],
  },
  {
    of: (year) => saturday(year, 10, 16),
    before: 8,
    title: '봄 야유회를 이파카라이 호수로 갑니다',
    author: '친교위원회',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 8시에 교회 마당에서 버스 두 대가 떠납니다.',
      '점심 도시락은 준비하니 돗자리와 물을 가져오세요. 어린이는 보호자와 함께 앉습니다. 비가 오면 한 주 미룹니다.',
    ],
  },
  {
    of: (year) => nextWeekday(dateOf(year, 10, 25), 0),
    before: 7,
    title: '종교개혁주일 특강을 엽니다',
    author: '성인교육부',
    paragraphs: [
      '{month}월 {day}일 주일 오후 1시 30분에 본당에서 「오직 은혜」라는 제목으로 특강을 엽니다.',
      '강사는 신학교에서 교회사를 가르치시는 목사님입니다. 강의 뒤에 묻고 답하는 시간이 있습니다.',
    ],
  },
  {
    of: (year) => saturday(year, 11, 1),
    before: 19,
    title: '사랑의 바자회에 물건과 솜씨를 모읍니다',
    author: '여전도회',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 9시부터 오후 4시까지 교회 마당에서 사랑의 바자회를 엽니다.',
      '입지 않는 옷, 책, 그릇을 깨끗이 손질하여 목요일까지 교육관 1층으로 가져다주세요. 김밥과 만두, 치파를 만들어 주실 분도 찾습니다.',
      '수익금은 시립병원 어린이 병동에 전합니다.',
    ],
  },
  {
    of: (year) => saturday(year, 11, 1),
    before: 4,
    title: '새 집사와 권사 후보 추천을 받습니다',
    author: '당회',
    paragraphs: [
      '{month}월 {day}일 토요일까지 내년에 세울 서리집사와 권사 후보를 추천해 주시기 바랍니다.',
      '추천서는 사무실에 있습니다. 추천받으신 분의 동의를 먼저 얻어 주세요.',
    ],
  },
  {
    of: thanksgiving,
    before: 5,
    title: '추수감사주일 예배와 점심 식사를 안내해 드립니다',
    author: '예배위원회',
    paragraphs: [
      '{day}일 주일은 추수감사주일로 지킵니다. 1부와 2부 예배 모두 감사 예물을 드리는 순서가 있습니다.',
      '2부 예배를 마친 뒤 친교실에서 점심을 함께 나눕니다. 구역마다 반찬 한 가지씩 준비해 주시면 감사하겠습니다.',
    ],
  },
  {
    of: (year) => dateOf(year, 12, 25),
    before: 40,
    title: '성탄절 찬양대에서 함께 노래하실 분을 찾습니다',
    author: '찬양부',
    paragraphs: [
      '{month}월 {day}일 성탄 예배에서 부를 찬양을 다음 주부터 연습합니다. 악보를 처음 보시는 분도 환영합니다.',
    ],
  },
  {
    of: advent,
    before: 9,
    title: '대강절 기도 주간을 시작합니다',
    author: '당회',
    paragraphs: [
      '{month}월 {day}일 주일부터 토요일까지 한 주 동안 대강절 기도 주간으로 지냅니다. 저녁 8시에 소예배실을 열어 둡니다.',
      '대강절 초는 주일마다 한 가정이 나와 밝힙니다. 맡으실 가정은 예배부에 알려 주세요.',
    ],
  },
  {
    of: (year) => saturday(year, 12, 4),
    before: 7,
    title: '김장을 담가 홀로 계신 분들과 나눕니다',
    author: '봉사위원회',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 7시부터 친교실 뒤뜰에서 배추 삼백 포기를 담급니다. 고무장갑과 앞치마를 가져와 주세요.',
      '금요일 저녁에는 배추를 절이고 무를 썹니다. 힘쓰실 남선교회원 열 분이 필요합니다.',
    ],
  },
  {
    of: (year) => dateOf(year, 12, 24),
    before: 9,
    title: '성탄 전야 발표회와 새벽송을 알려 드립니다',
    author: '교육위원회',
    paragraphs: [
      '{month}월 {day}일 저녁 7시에 교회학교 어린이들이 준비한 성탄 전야 발표회가 있습니다.',
      '발표회 뒤에는 청년부가 구역을 돌며 새벽송을 부릅니다. 새벽송을 맞으실 가정은 구역장님께 미리 말씀해 주세요.',
      '성탄절 예배는 25일 오전 11시에 온 교회가 함께 드립니다.',
    ],
  },
  {
    of: (year) => dateOf(year, 12, 31),
    before: 5,
    title: '송구영신예배로 한 해를 맺습니다',
    author: '예배위원회',
    paragraphs: [
      '{month}월 {day}일 밤 11시에 본당에서 송구영신예배를 드립니다. 가정마다 새해 말씀 카드를 한 장씩 뽑습니다.',
      '밤길이 걱정되시는 분을 위해 버스를 운행합니다. 예배 뒤에 따뜻한 차를 나눕니다.',
    ],
  },
];
