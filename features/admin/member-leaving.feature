Feature: Leaving a member who was changed
  Nothing that was typed is lost unasked.

  Rule: From a page of its own

    Background:
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"

    @MEMB-05
    Scenario: A link asks first, and nothing is lost by staying
      When I click the link "교회소개" in the navigation "주요 메뉴"
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And I am at /member/detail/37
      And the button "계속 쓰기" has the focus
      When I click the button "계속 쓰기"
      Then "이름" holds "김민호"

    @MEMB-05
    Scenario: A link leads away once that is confirmed
      When I click the link "교회소개" in the navigation "주요 메뉴"
      And I click the button "저장하지 않고 떠나기"
      Then I am at the vision page
      And PUT /api/member/37 was sent 0 times

    @MEMB-05 @SHELL-06 @ROUTE-09
    Scenario: Back closes what lies over the page, and asks only then
      When I click the menu button
      And I see the dialog "전체 메뉴"
      And I go back
      Then I do not see the dialog "전체 메뉴"
      And I do not see the dialog "저장하지 않은 내용이 있습니다"
      When I go back
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And I am at /member/detail/37

    @MEMB-05 @SHELL-06
    Scenario: A link in the menu asks first too
      When I click the menu button
      And I click the link "검색" in the dialog "전체 메뉴"
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      When I click the button "저장하지 않고 떠나기"
      Then I am at the search page
      And I do not see the dialog "전체 메뉴"

    @MEMB-05 @browser
    Scenario: Closing the tab makes the browser ask
      Then the browser asks before the tab closes
      And "이름" holds "김민호"

    @REL-18 @MEMB-05
    Scenario: What is being saved is saved although the page is left, and a message says so
      Given PUT /api/member/37 is held
      When I click the button "저장"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      Then I am at the vision page
      And I do not see the dialog "저장하지 않은 내용이 있습니다"
      When the held calls are answered
      Then a toast says "회원 정보를 저장했습니다."

    @REL-18 @MEMB-05
    Scenario: A form that is opened again while it is being saved says so, and offers nothing to save
      Given PUT /api/member/37 is held
      When I click the button "저장"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      And I am at the vision page
      And I go back
      Then I see "보내고 있습니다. 끝나면 알려 드리겠습니다."
      And "이름" holds "김민호"
      And I see the button "저장하고 있습니다"
      And I do not see the button named just "저장"
      When the held calls are answered
      Then I see 1 toast "회원 정보를 저장했습니다."
      And I do not see "보내고 있습니다. 끝나면 알려 드리겠습니다."
      And PUT /api/member/37 was sent 1 time

    @REL-18 @MEMB-05
    Scenario: A refusal after the page was left leads back to what was typed
      Given another user changes member 37
        | name | 김민식 |
      And PUT /api/member/37 is held
      When I click the button "저장"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      Then I am at the vision page
      When the held calls are answered
      Then a toast says "회원 정보를 저장하지 못했습니다."
      When I click the button "쓰던 곳으로" in the toast
      Then "이름" holds "김민호"

  Rule: Back to the list

    Background:
      Given I am an admin
      And I visit the members page
      And I fill "이름이나 이메일로 찾기" with "김민수"
      And I click the link "수정 김민수"
      And I fill "이름" with "김민호"

    @MEMB-05
    Scenario: Back asks first, and leads back when it is confirmed
      When I go back
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And I am at /member/detail/37
      When I press "Escape"
      Then "이름" holds "김민호"
      When I go back
      And I click the button "저장하지 않고 떠나기"
      Then "이름이나 이메일로 찾기" holds "김민수"
      And members are
        | 김민수 |

    @MEMB-05
    Scenario: Nothing is asked once it is saved
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      When I go back
      Then "이름이나 이메일로 찾기" holds "김민수"
      And I see "찾으시는 회원이 없습니다."
