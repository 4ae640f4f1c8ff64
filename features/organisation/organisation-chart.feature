Feature: Departments and bodies
  The session, the committees and the mission societies stand in one list, which leads to each of them.

  @ORGN-01 @ORGN-02 @ORGN-11 @PERM-01
  Scenario: The list names 당회, and who leads it and each of the committees
    When I visit the organisation page
    Then I see the heading "부서 및 기관"
    And I see "당회와 위원회, 선교회가 함께 교회를 섬깁니다."
    And heads of the governing session are
      | 당회장   | 한경수 |
      | 당회서기 | 이영민 |
    And clerks of the committees are
      | 서기   | 김성호 |
      | 부서기 | 민도현 |
    And the links of the list of the organisation are
      | 예배위원회 위원장 박정훈 · 총무 전은주 | /organizations/committees/1 |
      | 교육위원회 위원장 차창호 · 총무 김은경 | /organizations/committees/2 |
      | 선교위원회 위원장 강태준 · 총무 정나영 | /organizations/committees/3 |
      | 봉사위원회 위원장 구창수 · 총무 이선영 | /organizations/committees/4 |
      | 재정위원회 위원장 이병수 · 총무 전명희 | /organizations/committees/5 |
      | 관리위원회 위원장 김기홍 · 총무 조향숙 | /organizations/committees/6 |
      | 친교위원회 위원장 김병수               | /organizations/committees/7 |
      | 제1남선교회                            | /organizations/missions/101 |
      | 제2남선교회                            | /organizations/missions/102 |
      | 제3남선교회                            | /organizations/missions/103 |
      | 제4남선교회                            | /organizations/missions/104 |
      | 제1여전도회                            | /organizations/missions/105 |
      | 제2여전도회                            | /organizations/missions/106 |
      | 제3여전도회                            | /organizations/missions/107 |
      | 제4여전도회                            | /organizations/missions/108 |
    And GET /api/session was sent 1 time

  @ORGN-01
  Scenario: While the list is on its way, the page says so
    Given GET /api/session hangs
    When I visit the organisation page
    Then I see "Loading session data..."
    And I see the heading "부서 및 기관"

  @ORGN-01 @REL-15
  Scenario: A list that cannot be loaded has a message, and can be tried again
    Given GET /api/session fails once
    When I visit the organisation page
    Then a toast says "데이터 불러오기 실패"
    And I see "부서와 기관 정보를 불러오지 못했습니다."
    When I click the button "다시 시도"
    Then I see the link "교육위원회"

  @ORGN-01 @REL-13
  Scenario: An answer of another shape is a failure, not a blank page
    Given GET /api/session is answered with nonsense
    When I visit the organisation page
    Then a toast says "데이터 불러오기 실패"
    And I see "부서와 기관 정보를 불러오지 못했습니다."

  @ORGN-02
  Scenario: A church without committees and societies says so
    Given the empty world
    When I visit the organisation page
    Then I see the heading "부서 및 기관"
    And I do not see "Loading session data..."
    And the list of the organisation says "아직 등록된 부서와 기관이 없습니다."
    And I do not see links of the list

  @ORGN-09
  Scenario: The groups of the list open and close on a click
    Given I visit the organisation page
    And I see the link "교육위원회"
    When I click the button "위원회"
    Then I do not see the link "교육위원회"
    And I see the link "제1남선교회"
    When I click the button "선교회"
    Then I do not see the link "제1남선교회"
    When I click the button "위원회"
    Then I see the link "교육위원회"

  @ORGN-03 @ORGN-06 @browser
  Scenario: The detail stands beside the list, which marks where one is, and on paper without menus
    When I visit /organizations/committees/2
    Then I see the heading "교육위원회"
    And the heading "교육위원회" stands beside the list of the organisation
    And the link "교육위원회" in the list of the organisation is marked as the current page
    And I see the table "학생부 찬양대"
    When the page is printed
    Then I do not see the link "예배위원회"
    And I see the table "학생부 찬양대"

  @ORGN-03 @ROUTE-08
  Scenario: The list stays as it is while one moves on and back
    Given I visit the organisation page
    And I click the link "교육위원회"
    And I see the heading "교육위원회"
    And I click the button "위원회"
    When I click the link "제2남선교회"
    Then I am at /organizations/missions/102
    And the title is "제2남선교회 · 아순시온 소망한인교회"
    And the heading "제2남선교회" has the focus
    And I do not see the link "예배위원회"
    When I go back
    Then the title is "교육위원회 · 아순시온 소망한인교회"
    And GET /api/session was sent 1 time

  @ORGN-01 @ROUTE-09
  Scenario: After a navigation the focus is on the heading, also when the list has loaded
    Given I visit the announcements page
    When I click the link "부서 및 기관" in the navigation "주요 메뉴"
    Then I see the link "교육위원회"
    And the heading "부서 및 기관" has the focus

  @ORGN-03 @ORGN-02 @phone @browser
  Scenario: On a phone the list folds, the detail stands below, and the picture pans inside its box
    Given I visit /organizations/committees/2
    And I see the heading "교육위원회"
    Then the heading "교육위원회" stands below the list of the organisation
    And the header "부서 및 기관" is open
    When I click the button "부서 및 기관"
    Then the header "부서 및 기관" is closed
    And I do not see the link "예배위원회"
    And nothing is wider than the window
    When I visit /organizations?view=chart
    Then I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
    And nothing is wider than the window

  @ORGN-02 @ORGN-03 @phone
  Scenario: On a phone an empty list says so above the detail
    Given the empty world
    When I visit /organizations/missions/101
    Then I see "아직 등록된 부서와 기관이 없습니다."

  @ORGN-02 @ORGN-03 @phone @logs-errors @browser
  Scenario: On a phone a list that fails says so above the detail
    Given GET /api/session fails once
    When I visit /organizations/missions/101
    Then I see "부서와 기관 정보를 불러오지 못했습니다."
    And nothing is wider than the window
