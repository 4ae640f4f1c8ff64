import { addDays, dateOf, nextWeekday } from '../../church/calendar-date.ts';
import { advent, easter, nthSunday, thanksgiving } from '../church-year.ts';
import type { SeasonalAnnouncement } from './announcement-text.ts';

const saturday = (year: number, month: number, from: number): string => nextWeekday(dateOf(year, month, from), 6);
const monday = (year: number, month: number, from: number): string => nextWeekday(dateOf(year, month, from), 1);

/** From New Year to the end of the first half; January is high summer here, and June the start of winter. */
export const firstHalfAnnouncements: readonly SeasonalAnnouncement[] = [
  {
    of: (year) => monday(year, 1, 2),
    before: 9,
    title: '{year}년 신년 특별 새벽기도회로 새해를 엽니다',
    author: '예배위원회',
    paragraphs: [
      '{month}월 {day}일 월요일부터 토요일까지 새벽 5시 30분에 본당에서 신년 특별 새벽기도회로 모입니다.',
      '한 해의 첫 시간을 하나님께 드리는 자리입니다. 가정마다 기도 제목을 적어 안내석의 기도함에 넣어 주시면 교역자들이 함께 기도하겠습니다.',
      '토요일에는 온 가족이 함께 나오셔서 안수기도를 받으시고, 친교실에서 떡국을 나눕니다.',
    ],
  },
  {
    of: (year) => nthSunday(year, 1, 2),
    before: 6,
    title: '새해 제직 임명과 부서 배정을 알려 드립니다',
    author: '당회',
    paragraphs: [
      '{month}월 {day}일 주일 2부 예배에서 새해 제직 임명식이 있습니다. 임명되신 분은 앞자리에 앉아 주시기 바랍니다.',
      '부서별 배정표는 친교실 게시판에 붙여 두었습니다. 사정이 있어 섬기기 어려우신 분은 이번 주 안에 사무실로 말씀해 주세요.',
    ],
  },
  {
    of: (year) => monday(year, 1, 14),
    before: 12,
    title: '여름 성경학교에 자녀를 보내 주세요',
    author: '아동부',
    paragraphs: [
      '{month}월 {day}일 월요일부터 금요일까지 아침 8시 30분에 교육관에서 여름 성경학교를 엽니다. 유치부와 아동부 어린이는 누구나 올 수 있습니다.',
      '올해 주제는 「예수님과 함께 걷는 길」입니다. 찬양과 말씀, 만들기와 물놀이를 준비했습니다. 수영복과 수건, 갈아입을 옷을 가방에 넣어 주세요.',
      '믿지 않는 이웃의 자녀도 환영합니다. 신청서는 교육관 입구에 있습니다.',
    ],
  },
  {
    of: (year) => nthSunday(year, 1, 4),
    before: 7,
    title: '정기 공동의회를 소집합니다',
    author: '당회',
    paragraphs: [
      '{month}월 {day}일 주일 2부 예배를 마친 뒤 본당에서 정기 공동의회로 모입니다.',
      '지난해 결산과 올해 예산을 보고드리고 승인을 구합니다. 결산 자료는 안내석에서 미리 받아 보실 수 있습니다. 세례교인께서는 모두 자리를 지켜 주시기 바랍니다.',
    ],
  },
  {
    of: (year) => saturday(year, 2, 12),
    before: 16,
    title: '청년부 여름 수련회 참가 신청을 받습니다',
    author: '청년부',
    paragraphs: [
      '{month}월 {day}일 토요일에 떠나 이박 삼일 동안 산베르나르디노 호숫가에서 수련회를 합니다.',
      '회비는 한 사람에 25만 과라니입니다. 형편이 어려운 청년은 담당 전도사님께 조용히 말씀해 주세요. 교회가 돕겠습니다.',
    ],
  },
  {
    of: (year) => saturday(year, 2, 20),
    before: 11,
    title: '교회학교 교사 강습회가 있습니다',
    author: '교육위원회',
    paragraphs: [
      '{month}월 {day}일 토요일 오후 3시에 교육관 2층에서 올해 첫 교사 강습회를 엽니다.',
      '새 교재를 살피고 반별 공과 준비를 함께 해 봅니다. 처음 교사로 섬기시는 분은 꼭 참석해 주세요. 저녁 식사를 준비합니다.',
    ],
  },
  {
    of: (year) => saturday(year, 3, 1),
    before: 13,
    title: '한글학교가 새 학기를 시작합니다',
    author: '한글학교부',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 9시에 개학식을 하고 새 학기 수업을 시작합니다.',
      '만 다섯 살부터 열다섯 살까지 우리말을 배우고 싶은 어린이와 학생을 기다립니다. 파라과이 친구를 위한 기초반도 올해 한 반 더 열었습니다.',
      '교재비는 한 학기에 12만 과라니이며, 둘째 자녀부터는 절반만 받습니다.',
    ],
  },
  {
    of: (year) => addDays(easter(year), -46),
    before: 5,
    title: '사순절을 말씀과 절제로 지킵시다',
    author: '예배위원회',
    paragraphs: [
      '{month}월 {day}일 수요일부터 사순절이 시작됩니다. 부활절까지 마가복음을 하루에 한 단락씩 함께 읽습니다.',
      '읽기표는 주보에 끼워 드렸습니다. 가정마다 하루 한 끼를 간소히 하고 모은 것을 부활주일에 구제 헌금으로 드리려 합니다.',
    ],
  },
  {
    of: (year) => addDays(easter(year), -6),
    before: 8,
    title: '고난주간 특별 새벽기도회로 모입니다',
    author: '예배위원회',
    paragraphs: [
      '{month}월 {day}일 월요일부터 토요일까지 새벽 5시 30분에 주님의 마지막 한 주를 따라 걷는 기도회를 드립니다.',
      '금요일 저녁 8시에는 성금요일 예배와 성찬식이 있습니다. 조용한 마음으로 10분 일찍 자리해 주시기 바랍니다.',
    ],
  },
  {
    of: (year) => easter(year),
    before: 6,
    title: '부활주일 연합 예배와 달걀 나눔을 안내해 드립니다',
    author: '예배위원회',
    paragraphs: [
      '{month}월 {day}일 부활주일은 1부와 2부를 합하여 오전 11시에 한 번 예배드립니다. 교회학교 어린이들도 본당에서 함께합니다.',
      '예배를 마치면 어린이들이 색칠한 달걀을 이웃과 나눕니다. 달걀은 토요일 오후 2시부터 친교실에서 삶고 꾸밉니다. 손을 보태 주실 분을 기다립니다.',
    ],
  },
  {
    of: (year) => saturday(year, 4, 18),
    before: 14,
    title: '전교인 성경퀴즈대회에 구역별로 참가해 주세요',
    author: '성인교육부',
    paragraphs: [
      '{month}월 {day}일 토요일 저녁 7시에 친교실에서 성경퀴즈대회를 엽니다. 범위는 마가복음과 룻기입니다.',
      '구역마다 세 분씩 한 조가 됩니다. 어르신과 어린이가 한 분씩 들어가면 가산점을 드립니다.',
    ],
  },
  {
    of: (year) => nthSunday(year, 5, 1),
    before: 5,
    title: '어린이주일을 온 교회가 함께 축하합니다',
    author: '유치부',
    paragraphs: [
      '{month}월 {day}일은 어린이주일입니다. 2부 예배의 찬양과 기도, 성경봉독을 어린이들이 맡습니다.',
      '예배 뒤에 마당에서 작은 운동회와 간식 나눔이 있습니다. 모자와 물병을 챙겨 주세요.',
    ],
  },
  {
    of: (year) => nthSunday(year, 5, 2),
    before: 6,
    title: '어버이주일에 어르신들을 모십니다',
    author: '경로부',
    paragraphs: [
      '{month}월 {day}일 어버이주일에 일흔 살이 넘으신 어르신들께 꽃을 달아 드리고 점심을 대접합니다.',
      '차편이 필요하신 분은 금요일까지 차량부에 말씀해 주세요. 댁 앞까지 모시러 가겠습니다.',
      '몸이 불편하여 오시지 못하는 분들께는 구역장님들이 음식을 들고 찾아뵙습니다.',
    ],
  },
  {
    of: (year) => nextWeekday(dateOf(year, 5, 30), 0),
    before: 7,
    title: '교회 창립기념주일 예배와 사진전을 안내해 드립니다',
    author: '당회',
    paragraphs: [
      '우리 교회는 1976년 5월 30일에 첫 예배를 드렸습니다. {month}월 {day}일 창립기념주일에 감사 예배를 드립니다.',
      '친교실에서는 첫 예배당과 초기 교우들의 사진전을 엽니다. 옛 사진을 가지고 계신 분은 도서부에 빌려 주세요. 복사한 뒤 바로 돌려드리겠습니다.',
    ],
  },
  {
    of: (year) => saturday(year, 6, 6),
    before: 10,
    title: '전교인 체육대회에서 함께 뛰어요',
    author: '체육부',
    paragraphs: [
      '{month}월 {day}일 토요일 아침 9시에 루케 체육공원에서 전교인 체육대회를 엽니다.',
      '구역을 네 팀으로 나누어 이어달리기, 줄다리기, 족구를 합니다. 뛰지 않으셔도 응원석이 즐겁습니다. 점심은 봉사위원회에서 준비합니다.',
    ],
  },
  {
    of: (year) => saturday(year, 6, 20),
    before: 12,
    title: '겨울옷과 담요를 모읍니다',
    author: '구제부',
    paragraphs: [
      '추운 밤이 다가옵니다. {month}월 {day}일 토요일에 강변 마을을 찾아가 겨울옷과 담요를 나누려 합니다.',
      '깨끗이 빤 옷을 어른용과 어린이용으로 나누어 친교실 상자에 넣어 주세요. 신발은 짝을 묶어 주시면 좋습니다.',
    ],
  },
];

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
