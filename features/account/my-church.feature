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
    And the page is accessible at 1280 and 360 px, light and dark

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

  @MINE-01 @CONT-04
  Scenario: A server that knows no membership says so, and the other parts stay
    Given the known-only world
    And I am a member
    When I visit the my church page
    Then I see "지금 서버에서는 가정과 구역을 보여 드릴 수 없습니다."
    And the part "다가오는 행사" says "주일"
    And no toast is shown
