/** Shown when an address highlights something that does not exist. */
export const highlightMessages = {
  post: '찾으시는 글이 보이지 않습니다.',
  postNext: '지워졌을 수 있습니다. 아래 목록에서 살펴봐 주세요.',
  event: '찾으시는 행사가 이 달에 없습니다.',
  eventNext: '지워졌거나 날짜가 바뀌었을 수 있습니다. 아래 달력에서 살펴봐 주세요.',
} as const;
