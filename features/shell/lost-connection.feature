@browser
Feature: A connection that is lost while the site is open
  A reader who presses a button sees a message, wherever the page is scrolled to.

  @REL-15 @logs-errors
  Scenario: When what the login needs cannot be fetched, its dialog says so and offers a retry
    Given the code of the login dialog cannot be fetched
    And I visit the vision page
    And I scroll the page to 600 px
    When I click the button "로그인" in the top bar
    And I fill "이메일" with "minsu.kim@example.org"
    Then the alert "일부 기능을 불러오지 못했습니다." is wholly in the window
    When the code of the login dialog can be fetched again
    And I click the button "다시 시도"
    Then I do not see the alert "일부 기능을 불러오지 못했습니다."
    And "이메일" holds "minsu.kim@example.org"

  @REL-15 @logs-errors
  Scenario: The menu does without its code
    Given the code of the drawer cannot be fetched
    When I visit the vision page
    And I click the menu button
    And I click the header "교제"
    And I click the link "공지사항" in the dialog "전체 메뉴"
    Then I am at the announcements page

  @REL-15 @SHELL-04 @logs-errors
  Scenario: What the menu lacks comes at the latest with the next load of the page
    Given I am a member
    And the code of the drawer cannot be fetched
    And I visit the vision page
    When I click the menu button
    Then I see the header "교제"
    And I do not see the header "내 계정"
    When I press "Escape"
    And the code of the drawer can be fetched again
    And I reload
    And I click the menu button
    Then I see the header "내 계정"
