import { addDays, dateOf, nextWeekday } from '../../church/calendar-date.ts';
import { easter, nthSunday } from '../church-year.ts';
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
