Feature: The organisation as a picture
  The session, the committees with their departments, and the societies in one drawing.

  @ORGN-02 @ORGN-06
  Scenario: The picture is asked for, and only then are the departments
    Given I visit the organisation page
    And I see the link "교육위원회"
    Then GET /api/committee/detailed/2 was sent 0 times
    When I click the link "그림으로 보기"
    Then I am at /organizations?view=chart
    And I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
    And I see 53 boxes of the picture
    And GET /api/committee/detailed/2 was sent 1 time
    When I click the link "목록으로 보기"
    Then I am at /organizations
    And I see the link "교육위원회"

  @ORGN-02
  Scenario: The picture stays with what came, and asks for the rest again
    Given GET /api/committee/detailed/2 fails once
    When I visit /organizations?view=chart
    Then I see "부서를 불러오지 못한 위원회가 있습니다."
    And I see the picture "위원회 7곳과 그 부서 23곳, 선교회 8곳"
    When I click the button "다시 시도"
    Then I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
    And GET /api/committee/detailed/1 was sent 1 time

  @ORGN-02 @browser
  Scenario: The picture can be enlarged by buttons and by a wheel with Ctrl
    Given I visit /organizations?view=chart
    And I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
    When I click the button "확대"
    Then the picture of the organisation is 125 % as wide as its part of the page
    When I click the button "원래 크기"
    Then the picture of the organisation is 100 % as wide as its part of the page
    When I turn the wheel with Ctrl over the picture of the organisation
    Then the picture of the organisation is 110 % as wide as its part of the page

  @ORGN-02
  Scenario: What the picture shows can be read, too
    Given I visit /organizations?view=chart
    And I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
    When I click the words of the picture
    Then I see the link "교육위원회"
    And I see "유치부 영아반, 유치부, 아동부"
