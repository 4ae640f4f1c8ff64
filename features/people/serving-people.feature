Feature: Those who serve
  Ten pages name those who hold a duty; every visitor may read them.

  @PEOP-01
  Scenario: The menu names the eleven pages in their order
    When I visit /people/elders
    Then the links of the navigation "섬기는 사람들" are
      | 담임목사 | /people/pastor             |
      | 전도사   | /people/evangelist         |
      | 장로     | /people/elders             |
      | 권사     | /people/seniorDeaconesses  |
      | 안수집사 | /people/ordainedDeacons    |
      | 서리집사 | /people/DeaconTrainees     |
      | 휴무장로 | /people/offDutyElders      |
      | 휴무집사 | /people/offDutyDeacons     |
      | 은퇴장로 | /people/RetiredElders      |
      | 은퇴권사 | /people/retiredDeaconesses |
      | 은퇴집사 | /people/retiredDeacons     |
    And the current page in the navigation "섬기는 사람들" says just "장로"

  @PEOP-03
  Scenario Outline: <name>: those who serve are named in Korean order
    When I visit /people/<page>
    Then I see the heading "<name>"
    And the title is "<name> · 아순시온 소망한인교회"
    And names of those who serve are
      | <first>  |
      | <second> |
      | <third>  |
    And GET /api/Duty/WithMembers/<duty> was sent 1 time

    Examples:
      | page           | name     | duty | first  | second | third  |
      | evangelist     | 전도사   | 3    | 구건우 | 윤주원 | 이미나 |
      | offDutyDeacons | 휴무집사 | 11   | 강정우 | 김민재 | 배세영 |

  @PEOP-03 @PERM-01
  Scenario: The names are asked for without a bearer, even by who is signed in
    Given I am an admin
    When I visit /people/elders
    Then I see "모두"
    And GET /api/Duty/WithMembers/4 was sent in a visitor's name

  @PEOP-04
  Scenario Outline: While the names of <page> are on their way, the page says so
    Given GET /api/Duty/WithMembers/<duty> hangs
    When I visit /people/<page>
    Then I see the status "<words>"

    Examples:
      | page           | duty | words                          |
      | deaconTrainees | 13   | 데이터를 수집 중입니다....     |
      | elders         | 4    | 장로 명단을 불러오고 있습니다. |

  @PEOP-04
  Scenario Outline: Where no member serves as <name>, the page says so
    Given the empty world
    When I visit /people/<page>
    Then I see the words "<name> 없습니다."

    Examples:
      | page               | name     |
      | elders             | 장로     |
      | deaconTrainees     | 서리집사 |

  @PEOP-04 @REL-15 @browser
  Scenario: A failure is shown in red in place of the list, and can be tried again
    Given GET /api/Duty/WithMembers/3 fails once
    When I visit /people/evangelist
    Then the words "Error: 서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주세요." is red
    And no toast is shown
    And I do not see names of those who serve
    When I click the button "다시 시도"
    Then I see 3 names of those who serve

  @PEOP-04 @AUTH-16 @logs-errors
  Scenario: Without an answer the failure names the network
    Given GET /api/Duty/WithMembers/4 gets no answer
    When I visit /people/elders
    Then I see the alert "Error: 서버와 연결되지 않았습니다."

  @PEOP-03
  Scenario: The names are narrowed by initial consonants
    Given I visit /people/retiredDeacons
    When I fill "이름 찾기" with "ㄱㅁㅅ"
    Then names of those who serve are
      | 김만수 |
    When I fill "이름 찾기" with "없는이름"
    Then I see "찾으시는 이름이 없습니다."
    When I click the button "모두 보기"
    Then I see 6 names of those who serve
