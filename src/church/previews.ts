/** Descriptions for search results and chat previews: of any page, and of the pages about the church itself. */
export const previews = {
  anyPage: '파라과이 아순시온에 있는 한인교회, 아순시온 소망한인교회입니다.',
  home: '1976년부터 파라과이 아순시온에서 함께 예배해 온 소망한인교회입니다. 예배 시간과 오시는 길, 이번 주 소식을 알려 드립니다.',
  vision: '아순시온 소망한인교회의 목회철학과 비전입니다. 세상의 소망이 되는 교회를 꿈꿉니다.',
  history: '1976년 5월 30일 창립부터 오늘까지, 아순시온 소망한인교회가 걸어온 길입니다.',
  missionaries: '아순시온 소망한인교회가 기도와 물질로 함께하는 협력 선교사님들을 소개합니다.',
  pastor: '아순시온 소망한인교회 담임목사가 교우 여러분께 드리는 새해 인사입니다.',
  register: '아순시온 소망한인교회 홈페이지의 계정을 만드는 곳입니다.',
} as const;
