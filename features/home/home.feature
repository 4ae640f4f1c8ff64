Feature: The home page
  A newcomer learns when the church worships, where it is, and what happens this week.

  @HOME-04 @ROUTE-01
  Scenario Outline: The church greets by its name at <address>
    When I visit <address>
    Then I see the heading "아순시온 소망한인교회에 오신 것을 환영합니다"
    And the title is "아순시온 소망한인교회에 오신 것을 환영합니다"
    And I see "세상의 소망이 되는 교회"

    Examples:
      | address |
      | /       |
      | /home   |

  @HOME-05
  Scenario: The schedule tells every service
    When I visit the home page
    Then services of worship are
      | 주일예배 1부 | 일요일 9:00      |
      | 주일예배 2부 | 일요일 11:00     |
      | 수요예배     | 수요일 저녁 20:00 |
      | 새벽기도회   | 월–토요일 5:30   |
      | 유치부       | 일요일 11:00     |
      | 아동부       | 일요일 11:00     |
      | 학생부       | 일요일 9:00      |
      | 청년부       | 토요일 17:30     |

  @home-week
  Scenario: The week at one glance
    When I visit the home page
    Then I see "2026년 11월 16일–22일"
    And I see 3 entries of the news "공지사항"
    And I see the picture "2026년 11월 22일 주보 표지"
    And entries of the news "다가오는 행사" are
      | 11월 18일 수요일 | 11월 18 수 | 수요예배 | 수요 말씀과 기도    |
      | 11월 19일 목요일 | 19 목      | 주간행사 | 감사 성경통독 주간  |
      | 11월 22일 일요일 | 22 일      | 오전예배 | 추수감사주일 예배   |

  @home-week @ANNO-01 @EVNT-04
  Scenario: What is chosen of the week's news is where one lands
    Given I visit the home page
    When I click the link "교회 앞길 포장 공사로"
    Then the heading "교회 앞길 포장 공사로" has the focus
    When I go back
    And I click the link "감사 성경통독 주간"
    Then the heading "감사 성경통독 주간" has the focus

  # Links to these addresses were sent before posts and events had pages.
  @PAGE-01 @ANNO-01 @EVNT-04
  Scenario: Older addresses of a post and an event lead to it in its list and calendar
    When I visit /communion/events?event=54&month=2026-11
    Then I see "행사" in the dialog "감사 성경통독 주간"
    When I visit /communion/announcements?post=20
    Then I see 40 announcements
    When I visit /communion/announcements?post=4711
    Then I see the alert "찾으시는 글이 보이지 않습니다."

  @home-week
  Scenario: Events over the end of a month can be told apart
    Given it is "2026-11-30 10:00"
    When I visit the home page
    And I press "Escape" on the dialog "환영 인사"
    Then the day of the coming event on "12월 2일 수요일" says "12월"

  @home-week
  Scenario: A part of the week that cannot be read says so and can be tried again
    Given GET /api/File/bulletin fails once
    When I visit the home page
    Then I see "주보를 불러오지 못했습니다."
    And I see 3 entries of the news "공지사항"
    When I click the button "다시 시도"
    Then I see the picture "2026년 11월 22일 주보 표지"

  @home-week
  Scenario: A church without news says so
    Given the empty world
    When I visit the home page
    Then I see "아직 올라온 공지사항이 없습니다."
    And I see "이번 주 주보가 아직 올라오지 않았습니다."
    And I see "곧 다가오는 행사가 없습니다."
