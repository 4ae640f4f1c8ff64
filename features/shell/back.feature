Feature: Back on a phone
  What lies over the page is closed first, and no step of the way back leads to nothing.

  @SHELL-06 @EVNT-03 @ROUTE-09 @phone
  Scenario: Back closes the menu and an event before it leaves the page
    Given I visit the announcements page
    And I click the menu button
    And I click the link "행사" in the dialog "전체 메뉴"
    And I click the button "새가족 환영회"
    And I see the dialog "새가족 환영회"
    When I go back
    Then I do not see the dialog "새가족 환영회"
    And I am at the events page
    When I go back
    Then I am at the announcements page
    And I do not see the dialog "전체 메뉴"

  @ADVT-01 @ROUTE-09
  Scenario: Back closes a picture, and goes on from there
    Given I visit the events page
    And I click the link "광고" in the navigation "교제"
    And I click the button "한글학교 방학 특강반을 모집합니다 그림 1 크게 보기"
    And I see the dialog "한글학교 방학 특강반을 모집합니다"
    When I go back
    Then I do not see the dialog "한글학교 방학 특강반을 모집합니다"
    And I am at the advertisements page
    When I go forward
    Then I do not see the dialog "한글학교 방학 특강반을 모집합니다"
    When I go back
    Then I am at the events page
