Feature: Logging in from the menu
  The menu gives way to the login dialog, and the focus finds its way back.

  @AUTH-02 @SHELL-03
  Scenario: After the login is closed the focus is on the button of the menu
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    And I see the login dialog
    And I press "Escape"
    When I click the button "메뉴" in the top bar
    And I click the button "로그인" in the dialog "전체 메뉴"
    Then I see the login dialog
    And the field "이메일" has the focus
    When I press "Escape"
    Then I do not see the login dialog
    And the button "메뉴" in the top bar has the focus
