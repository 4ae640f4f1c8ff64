Feature: Committees and mission societies
  Each has an address of its own.

  @ORGN-04 @ORGN-11
  Scenario: A mission society with its officers and members
    When I visit /organizations/missions/101
    Then I see the heading "제1남선교회"
    And the title is "제1남선교회 · 아순시온 소망한인교회"
    And the table "임원" has the rows "회장, 부회장, 총무, 서기, 회계"
    And the table "회원" holds 22 names
    And GET /api/Department/101 was sent 1 time

  @ORGN-04
  Scenario: An office that nobody holds has no row
    When I visit /organizations/missions/104
    Then the table "임원" has the rows "회장, 총무, 서기, 회계"

  @ORGN-04 @REL-15
  Scenario: A mission society that cannot be had is told, and can be tried again
    Given GET /api/Department/101 fails once
    When I visit /organizations/missions/101
    Then a toast says "선교회 데이트 불어오던 중 오류가 발생하였습니다"
    And I see "선교회 정보를 불러오지 못했습니다."
    When I click the button "다시 시도"
    Then I see the table "임원"

  @ORGN-04 @ORGN-05
  Scenario Outline: While the <what> is on its way, the page says so
    Given GET /api/<call> hangs
    When I visit /organizations/<address>
    Then I see "<words>"

    Examples:
      | what      | call                 | address      | words              |
      | society   | Department/101       | missions/101 | 선교회 정보를 불러오고 있습니다. |
      | committee | committee/detailed/2 | committees/2 | 위원회 정보를 불러오고 있습니다. |

  @ORGN-05 @ORGN-11
  Scenario: A committee with who leads it and what it does
    When I visit /organizations/committees/2
    Then I see the heading "교육위원회"
    And the title is "교육위원회 · 아순시온 소망한인교회"
    And I see "위원장"
    And I see the heading "소관 업무"
    And I see "교회학교 교육 계획을 세우고 교재를 고릅니다."
    And GET /api/committee/detailed/2 was sent 1 time

  @ORGN-05
  Scenario: An office of a committee that nobody holds is N/A
    When I visit /organizations/committees/7
    Then I see the heading "친교위원회"
    And "총무" of the committee is "N/A (없음)"

  @ORGN-05 @REL-15
  Scenario: A committee that cannot be had is told, and can be tried again
    Given GET /api/committee/detailed/2 fails once
    When I visit /organizations/committees/2
    Then a toast says "위원회 정보 불러오던 중 오류 발생"
    And I see "위원회 정보를 불러오지 못했습니다."
    When I click the button "다시 시도"
    Then I see the heading "소관 업무"

  @ORGN-05
  Scenario: An address without a committee says so, and the list stands beside it
    When I visit /organizations/committees/404
    Then I see "위원회 정보를 불러오지 못했습니다."
    And I see "이미 삭제되었거나 찾을 수 없는 내용입니다."
    And I see the link "교육위원회"

  @ORGN-06 @ORGN-07 @ORGN-08
  Scenario: The largest committee shows its departments, schools and choirs
    When I visit /organizations/committees/2
    Then I see 12 cards of departments, with filled rows alone
    And the table "학생부 교회학교" has the rows "교사, 보조교사, 회장, 부회장, 총무, 서기, 회계, 학생"
    And the table "영아부 교회학교" has the rows "교사, 보조교사, 학생"
    And the table "학생부 찬양대" has the rows "단장, 총무, 리더, 지휘, 지도, 반주, 소프라노, 알토, 테너, 베이스, 대원"
    And I see the table "유치부 꼬마찬양대"
    And I see the table "아동부 어린이찬양대"
    And I see the table "청년부 샘물찬양단"

  @ORGN-06 @phone
  Scenario: The largest committee fits a phone
    When I visit /organizations/committees/2
    Then I see the table "학생부 찬양대"
    And nothing is wider than the window

  @ORGN-06
  Scenario: On paper the largest committee stands without menus
    Given I visit /organizations/committees/2
    And I see the table "학생부 찬양대"
    When the page is printed
    Then I do not see the link "예배위원회"
    And I see the table "학생부 찬양대"

  @accessibility
  Scenario Outline: Nobody is kept out of <name>
    When I visit /organizations/<address>
    Then I see the heading "<name>"
    And I see the table "<table>"
    And nobody is kept out at 1280 and 360 px, light and dark

    Examples:
      | name   | address      | table |
      | 제1남선교회 | missions/101 | 임원    |
      | 예배위원회  | committees/1 | 시온찬양대 |
