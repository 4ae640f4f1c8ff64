@browser
Feature: Arriving at a page
  A move to another page is noticed by all readers, whether they look, listen or use the keyboard.

  Rule: A page is shown from its top, and after Back at its old position

    Background:
      Given I visit the home page
      And I see the picture "2026년 11월 22일 주보 표지"
      And I scroll the page to 300 px

    @ROUTE-09
    Scenario: A link leads to the top of the next page, and to its heading; Back is announced, and restores how far a page was scrolled, and forward too, also after a reload
      When I point and click at the link "교제" in the top bar
      Then a status says "행사 · 아순시온 소망한인교회"
      And I am at the events page
      And the page is scrolled by 0 px
      And the heading "행사" has the focus
      When I go back
      Then a status says "아순시온 소망한인교회에 오신 것을 환영합니다"
      And the page is scrolled by 300 px
      When I point and click at the link "교제" in the top bar
      Then the heading "행사" has the focus
      When I reload
      And I click the link "공지사항" in the navigation "교제"
      And I see the heading "추수감사주일"
      And I scroll the page to 120 px
      When I go back
      And I go back
      Then the page is scrolled by 300 px
      When I go forward
      And I go forward
      Then the page is scrolled by 120 px

  Rule: A link may lead to the current page

    @ROUTE-09
    Scenario: Back undoes a link within the page
      Given I visit the home page
      When I click the link "예배 시간 보기"
      Then the part "예배 시간" has the focus
      And the heading "예배 시간" is wholly in the window
      When I go back
      Then the page is scrolled by 0 px
      When I go forward
      Then the part "예배 시간" has the focus
      And the heading "예배 시간" is wholly in the window

    @ROUTE-09 @phone
    Scenario: A link of the menu to the page that is shown, and one at the foot of a phone's page, lead to its top, and to its heading
      Given I visit the vision page
      And I scroll the page to 900 px
      When I click the menu button
      And I click the link "목회철학과 비전" in the navigation "전체 메뉴"
      Then I do not see the dialog "전체 메뉴"
      And the page is scrolled by 0 px
      And the heading "목회철학과 비전" has the focus
      Given I visit the announcements page
      And I see the heading "추수감사주일"
      And I scroll the page to 300 px
      When I click the link "공지" in the navigation "자주 찾는 메뉴"
      Then the page is scrolled by 0 px
      And the heading "공지사항" has the focus
