/** The greeting on the home page, below the church's name (HOME-04). */
export const churchGreeting =
  '1976년부터 이 땅에서 함께 예배하고 서로 돌보아 왔습니다. 처음 오시는 분도 편안히 자리하실 수 있도록 안내해 드립니다.';
