Feature: Arriving at a page
  A move to another page is noticed by everybody, whether they look, listen or go by keyboard.

  @ROUTE-09
  Scenario: A link leads to the top of the next page, and to its heading
    Given I visit the home page
    And I see the heading "아순시온 소망한인교회에 오신 것을 환영합니다"
    And I scroll the page down by 300 px
    When I click "교제" in the top bar, where it stands
    Then I am at the events page
    And the page is scrolled by 0 px
    And the heading "행사" has the focus
    And it is announced that "행사 · 아순시온 소망한인교회" has come

  @ROUTE-09
  Scenario: Back and forward restore how far a page was scrolled
    Given I visit the home page
    And I see the heading "아순시온 소망한인교회에 오신 것을 환영합니다"
    And I scroll the page down by 300 px
    And I click "교제" in the top bar, where it stands
    And I see the heading "행사"
    And I click "공지사항" in the navigation "교제"
    And I see the heading "추수감사주일"
    And I scroll the page down by 120 px
    When I go back
    Then the page is scrolled by 0 px
    When I go back
    Then I am at the home page
    And the page is scrolled by 300 px
    And it is announced that "아순시온 소망한인교회에 오신 것을 환영합니다" has come
    When I go forward
    And I go forward
    Then I am at the announcements page
    And the page is scrolled by 120 px

  @ROUTE-09
  Scenario: Back undoes a link within the page
    Given I visit the home page
    When I click the link "예배 시간 보기"
    Then the part "예배" has the focus, and begins in the window
    When I go back
    Then the page is scrolled by 0 px
    When I go forward
    Then the part "예배" has the focus, and begins in the window

  @ROUTE-09 @phone
  Scenario: A link to the page that is shown leads to its top, and to its heading
    Given I visit the vision page
    And I scroll the page to 900 px
    When I open the menu
    And I click "목회철학과 비전" in the navigation "전체 메뉴"
    Then I do not see the dialog "전체 메뉴"
    And the page is scrolled by 0 px
    And the heading "목회철학과 비전" has the focus
    Given I visit the announcements page
    And I see the heading "추수감사주일"
    And I scroll the page to 400 px
    When I click "공지" in the navigation "자주 찾는 메뉴"
    Then the page is scrolled by 0 px
    And the heading "공지사항" has the focus
