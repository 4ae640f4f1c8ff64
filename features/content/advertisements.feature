Feature: Advertisements
  What members tell each other, with pictures.

  @ADVT-01 @LIST-04 @browser
  Scenario: An advertisement shows title, day, author, words and pictures, which are fetched when they come near
    When I visit the advertisements page
    Then I see 10 advertisements
    And advertisement 1 of the list says "한글학교 방학 특강반을 모집합니다"
    And advertisement 1 of the list says "2026-11-16 · 한글학교부"
    And the pictures of advertisement 1 are "image/svg+xml, image/svg+xml"
    And pictures of advertisement 1 are loaded
    And advertisement 2 of the list says "청년들이 그린 성탄 카드 열 장 묶음을"
    When I scroll the list to 0 px before its end
    Then I see 20 advertisements
    And I see 1 picture of advertisement 20
    And GET /api/File/content/advertisement-15-1 was sent 0 times

  # The 150th character is a family, the 151st a flag: each is several for a program that does not count as people do.
  @ADVT-01 @browser
  Scenario: The first 150 characters are shown, as people count them, and a control opens the whole
    Given GET /api/Advertisement is answered with
      """
      [
        { "id": 2, "title": "긴 글", "author": "청년부", "created": "2026-11-16T13:00:00Z", "imageUrls": [],
          "content": "가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦🇵🇾 끝" },
        { "id": 1, "title": "짧은 글", "author": "청년부", "created": "2026-11-15T13:00:00Z", "imageUrls": [],
          "content": "가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦" }
      ]
      """
    When I visit the advertisements page
    Then the text of advertisement 1 says just "가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦…"
    And the text of advertisement 2 says just "가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦"
    And I do not see the button "더 보기 짧은 글"
    When I click the button "더 보기 긴 글"
    Then the text of advertisement 1 says just "가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦🇵🇾 끝"
    When I click the button "접기 긴 글"
    Then the text of advertisement 1 says just "가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦가나다라마바사아자👨‍👩‍👧‍👦…"

  @ADVT-01 @BULL-03
  Scenario: A picture is shown large and can be zoomed, and so is the next one
    Given I visit the advertisements page
    When I click the button "한글학교 방학 특강반을 모집합니다 그림 1 크게 보기"
    Then I see the dialog "한글학교 방학 특강반을 모집합니다"
    And I see "그림 2개 가운데 1번째"
    When I click the button "확대"
    Then I see "125%" in the dialog
    When I click the button "다음 그림"
    Then I see "그림 2개 가운데 2번째"
    When I press "Escape"
    Then I do not see the dialog "한글학교 방학 특강반을 모집합니다"
    And the button "한글학교 방학 특강반을 모집합니다 그림 1 크게 보기" has the focus

  @ADVT-01 @browser
  Scenario: Pictures have their places before they come, so that nothing jumps
    Given GET /api/File/content/* is held
    When I visit the advertisements page
    And I see 10 advertisements
    And the held calls are answered
    Then the pictures of advertisement 1 are "image/svg+xml, image/svg+xml"
    And nothing on the page has moved by itself
