Feature: Those who serve
  Ten pages name those who hold a duty; anybody may read them.

  @PEOP-01
  Scenario: The menu names the eleven pages in their order
    When I visit /people/elders
    Then the navigation "섬기는 사람들" holds
      | 담임목사 | /people/pastor             |
      | 전도사  | /people/evangelist         |
      | 장로   | /people/elders             |
      | 권사   | /people/seniorDeaconesses  |
      | 안수집사 | /people/ordainedDeacons    |
      | 서리집사 | /people/DeaconTrainees     |
      | 휴무장로 | /people/offDutyElders      |
      | 휴무집사 | /people/offDutyDeacons     |
      | 은퇴장로 | /people/RetiredElders      |
      | 은퇴권사 | /people/retiredDeaconesses |
      | 은퇴집사 | /people/retiredDeacons     |
    And "장로" is marked as the current page in the navigation "섬기는 사람들"

  @PEOP-03
  Scenario Outline: <name> are those with duty <duty>
    When I visit /people/<page>
    Then I see the heading "<name>"
    And the title is "<name> · 아순시온 소망한인교회"
    And I see "모두"
    And GET /api/Duty/WithMembers/<duty> was sent 1 time
    And the names are those of duty <duty>, in Korean order

    Examples:
      | page               | name | duty |
      | evangelist         | 전도사  | 3    |
      | elders             | 장로   | 4    |
      | seniorDeaconesses  | 권사   | 7    |
      | ordainedDeacons    | 안수집사 | 10   |
      | deaconTrainees     | 서리집사 | 13   |
      | offDutyElders      | 휴무장로 | 5    |
      | offDutyDeacons     | 휴무집사 | 11   |
      | retiredElders      | 은퇴장로 | 6    |
      | retiredDeaconesses | 은퇴권사 | 9    |
      | retiredDeacons     | 은퇴집사 | 12   |

  @PEOP-03 @PERM-01
  Scenario: The names are asked for without a bearer, even by who is signed in
    Given I am an admin
    When I visit /people/elders
    Then I see "모두"
    And GET /api/Duty/WithMembers/4 was sent 1 time
    And GET /api/Duty/WithMembers/4 was sent in nobody's name

  @PEOP-04
  Scenario Outline: While the names of <page> are on their way, the page says so
    Given GET /api/Duty/WithMembers/<duty> hangs
    When I visit /people/<page>
    Then I see "<words>"

    Examples:
      | page           | duty | words             |
      | deaconTrainees | 13   | 데이터를 수집 중입니다....  |
      | elders         | 4    | 장로 명단을 불러오고 있습니다. |

  @PEOP-04
  Scenario Outline: Where nobody serves as <name>, the page says so
    Given the empty world
    When I visit /people/<page>
    Then I see "<name> 없습니다."

    Examples:
      | page               | name |
      | evangelist         | 전도사  |
      | elders             | 장로   |
      | offDutyElders      | 휴무장로 |
      | retiredElders      | 은퇴장로 |
      | seniorDeaconesses  | 권사   |
      | retiredDeaconesses | 은퇴권사 |
      | ordainedDeacons    | 안수집사 |
      | offDutyDeacons     | 휴무집사 |
      | retiredDeacons     | 은퇴집사 |
      | deaconTrainees     | 서리집사 |

  @PEOP-04 @REL-15
  Scenario: A failure stands in red in place of the list, and can be tried again
    Given GET /api/Duty/WithMembers/4 fails once
    When I visit /people/elders
    Then "Error: 서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주세요." stands in red
    And no toast is shown
    When I click the button "다시 시도"
    Then the names are those of duty 4, in Korean order

  @PEOP-04 @AUTH-16 @logs-errors
  Scenario: Without an answer the failure names the network
    Given GET /api/Duty/WithMembers/4 gets no answer
    When I visit /people/elders
    Then "Error: Network Error" stands in red

  @PEOP-03
  Scenario: The names are narrowed by initial consonants
    Given I visit /people/deaconTrainees
    And I see "모두"
    When I fill "이름 찾기" with "ㄱㅁㅅ"
    Then every name shown has the initials "ㄱㅁㅅ"
    When I fill "이름 찾기" with "없는이름"
    Then I see "찾으시는 이름이 없습니다."
    When I click the button "모두 보기"
    Then I see "모두"

  @PEOP-03 @phone
  Scenario: The names fit a phone
    When I visit /people/deaconTrainees
    Then I see "모두"
    And nothing is wider than the window

  @accessibility
  Scenario: Nobody is kept out of the names
    When I visit /people/seniorDeaconesses
    Then I see "모두"
    And nobody is kept out at 1280 and 360 px, light and dark
