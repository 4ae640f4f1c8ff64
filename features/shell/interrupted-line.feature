Feature: A line that breaks while the site is open
  Whoever presses a button learns that nothing comes, wherever the page is scrolled to.

  @REL-15 @logs-errors
  Scenario Outline: When the <thing> cannot be fetched, the window says so and offers a retry
    Given the code of the <thing> cannot be fetched
    And I visit the vision page
    And I scroll the page to 600 px
    When I click <what>
    Then the alert "일부 기능을 불러오지 못했습니다." is wholly in the window
    When the code of the <thing> can be fetched again
    And I click the button "다시 시도"
    Then I see the dialog "<dialog>"
    And I do not see the alert "일부 기능을 불러오지 못했습니다."

    Examples:
      | thing        | what                             | dialog    |
      | login dialog | the button "로그인" in the top bar | 로그인    |
      | drawer       | the menu button                  | 전체 메뉴 |
