Feature: What the church is to me
  A signed-in user sees family, zone and service, what comes next, and what they have asked for.

  @MINE-01 @ROUTE-03
  Scenario: A member sees where they belong and serve, and with whom
    Given I am a member
    When I visit the my church page
    Then the part "김민수 가정" says "문지영"
    And the part "루케 구역" says "인도자"
    And the part "섬기는 곳" says "호산나찬양대베이스"
    And the part "섬기는 곳" says "함께하는 분들"
    And the part "다가오는 행사" says "주일"
    And the part "나의 신청" says "승인을 기다리고 있습니다"
    And the current page in the navigation "내 계정" says "나의 교회"

  @MINE-01 @MINE-02
  Scenario: Who waits to be linked is not told that nothing waits
    Given I am an unlinked
    And I visit the my church page
    When I fill in
      | 이름   | 정하나        |
      | 생년월일 | 1990-05-06 |
    And I click the button "연결 신청하기"
    Then the part "나의 신청" says "승인을 기다리고 있습니다"
    And the part "나의 신청" does not say "기다리고 있는 신청이 없습니다."

  @MINE-01 @MINE-06
  Scenario: Corrections that I have asked for are among my requests, with what became of them
    Given I am a member
    And I visit the privacy page
    And I choose "전화번호" for "고칠 칸"
    And I fill "바르게 쓴 내용" with "0981 555 123"
    And I click the button "고침 신청하기"
    And a status in the page says "고침을 신청했습니다."
    When I visit the my church page
    Then the part "나의 신청" says "전화번호 고침 신청"
    And the part "나의 신청" says "기다리는 중"

  @MINE-01 @MINE-05
  Scenario: The events to which I come stand first, with how many we are
    Given I am a member
    And I visit /communion/events/2026-12-24/70
    When I choose "3명" for "오시는 인원"
    And I click the button "참석 알리기"
    Then I see "3명이 참석한다고 알리셨습니다."
    When I visit the my church page
    Then the part "다가오는 행사" says "3명 참석"
    And the part "다가오는 행사" says "주일"

  @MINE-01 @MINE-05 @REL-15
  Scenario: Where my answers cannot be read, the next events are there without them
    Given I am a member
    And GET /api/Me/attendance fails
    When I visit the my church page
    Then the part "다가오는 행사" says "주일"
    And no toast is shown

  @MINE-01 @SHELL-10
  Scenario: It is found in the menu of the account
    Given I am a member
    And I visit the profile page
    When I click the link "나의 교회" in the navigation "내 계정"
    Then I am at the my church page
    And I see "루케 구역"

  @MINE-01 @REL-15
  Scenario Outline: Without an answer to <call>, its part says so alone, and can be tried again
    Given I am a member
    And <call> fails once
    When I visit the my church page
    Then I see "<sentence>"
    And I see "<other>"
    When I click the button "다시 시도"
    Then I see "<part>"
    And I do not see "<sentence>"

    Examples:
      | call                   | sentence                     | other      | part       |
      | GET /api/Me            | 가정과 구역을 불러오지 못했습니다. | 승인을 기다리고 있습니다 | 루케 구역    |
      | GET /api/role/requests | 신청하신 내용을 불러오지 못했습니다. | 루케 구역    | 승인을 기다리고 있습니다 |

  @MINE-01
  Scenario: While a part is tried again, those below it stay in sight
    Given I am a member
    And GET /api/Me fails once
    And I visit the my church page
    And the part "다가오는 행사" says "주일"
    And GET /api/Me hangs
    When I click the button "다시 시도"
    Then I do not see "가정과 구역을 불러오지 못했습니다."
    And the part "다가오는 행사" says "주일"

  @MINE-01
  Scenario: A part without an answer holds back those below it for some seconds only
    Given I am a member
    And GET /api/Me hangs
    When I visit the my church page
    Then the part "다가오는 행사" says "주일"

  @MINE-01 @CONT-04
  Scenario: A server that knows no membership says so, and the other parts stay
    Given the known-only world
    And I am a member
    When I visit the my church page
    Then I see "지금 서버에서는 가정과 구역을 보여 드릴 수 없습니다."
    And the part "다가오는 행사" says "주일"
    And no toast is shown
