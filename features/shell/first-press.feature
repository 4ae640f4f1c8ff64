Feature: What is pressed before the program is there
  A page is painted long before its program runs on a slow line. What is pressed then is not lost.

  @SHELL-06
  Scenario: The menu opens at once, and stays as it is when the program takes it over
    When I visit the vision page before its program comes
    And I click the menu button
    Then the header "교회소개" is open
    When I click the header "교제"
    Then the menu button is open
    When the program comes
    Then the header "교제" is open
    And the header "교회소개" is open
    And the header "교제" has the focus
    When I press "Escape"
    Then the menu button has the focus
    And the menu button is closed

  @SHELL-07 @ROUTE-09
  Scenario: What the program takes over goes on as it would have begun
    Given I visit the pastor page
    When I visit the vision page before its program comes
    And I click the menu button
    And I click the header "교제"
    When the program comes
    And I click the heading "전체 메뉴"
    Then the header "교제" is closed
    And the header "교회소개" is open
    When I go back
    Then I do not see the dialog "전체 메뉴"
    When I go back
    Then I am at the pastor page

  @SHELL-06
  Scenario: A link of the menu leads on without the program
    When I visit the vision page before its program comes
    And I click the menu button
    And I click the header "교제"
    And I click the link "공지사항" in the dialog "전체 메뉴"
    And the program comes
    Then I am at the announcements page

  @AUTH-02
  Scenario: Login is asked for once, as soon as the program can ask
    When I visit the vision page before its program comes
    And I click the button "로그인" in the top bar
    Then the button "로그인" in the top bar is noted
    When the program comes
    Then I see the login dialog
    When I press "Escape"
    Then I do not see the login dialog
