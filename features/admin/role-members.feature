Feature: Who has a role
  Signed-in users see who has a role; an Admin takes it away and gives it.

  Rule: Reading

    @ROLE-03 @ROUTE-03
    Scenario: A role with its users, by name alone for others than Admins
      Given I am a member
      When I visit /role/detail/role-admin
      Then I see the heading "관리자"
      And the rows of the table "관리자" are
        | 박정훈 |
      And I do not see the button "제거"
      And I do not see the button "사용자 추가"
      And GET /api/role/role-admin was sent 1 time

    @ROLE-03
    Scenario: A role that does not exist says so, and leads to the list
      Given I am an admin
      When I visit /role/detail/role-bishop
      Then I see "없는 역할입니다."
      And the link "역할 목록으로" leads to the roles page

    @ROLE-06 @ROLE-03 @REL-15
    Scenario: A role that cannot be loaded has a message, and can be tried again
      Given I am an admin
      And GET /api/role/role-editor fails once
      When I visit /role/detail/role-editor
      Then a toast says "역할 정보를 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the table "편집자"

    @ROLE-06 @ROLE-03
    Scenario: A role whose users cannot be loaded has a message
      Given I am an admin
      And GET /api/role/role-editor is answered with
        """
        { "role": "Editor", "users": 7 }
        """
      When I visit /role/detail/role-editor
      Then I see the heading "편집자"
      And a toast says "역할을 가진 사용자를 불러오지 못했습니다."
      Given GET /api/role/role-editor works again
      When I click the button "다시 시도"
      Then I see the table "편집자"

  Rule: Taking a role away

    Background:
      Given I am an admin
      And I visit /role/detail/role-editor
      And I click the button "제거 이선영"

    @ROLE-04
    Scenario: An Admin takes a role away; the detail is read again
      Then I see "이선영 님에게서 편집자 역할을 거둡니다. 거둔 뒤에도 이메일로 다시 추가하실 수 있습니다."
      When I double-click the button "제거합니다"
      Then I see "이 역할을 가진 분이 없습니다."
      And a toast says "이선영 님의 편집자 역할을 거두었습니다."
      And POST /api/role/remove/role-editor carried
        """
        "5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c02"
        """
      And GET /api/role/role-editor was sent 2 times
      And the page heading has the focus

    @ROLE-08
    Scenario: A removal is taken back
      When I click the button "제거합니다"
      And I click the button "되돌리기" in the toast
      Then the rows of the table "편집자" are
        | 이선영 | sunyoung.lee@example.org |
      And POST /api/role/add/role-editor carried
        """
        "sunyoung.lee@example.org"
        """

    @ROLE-04
    Scenario: Nothing is removed when the Admin cancels
      When I press "Escape"
      Then the button "제거 이선영" has the focus
      And I see the table "편집자"
      And POST /api/role/remove/role-editor was sent 0 times

    @ROLE-04 @REL-26
    Scenario Outline: A removal that <answer> has a message, and everything stays
      Given POST /api/role/remove/role-editor <answer>
      When I click the button "제거합니다"
      Then a toast says "역할에서 사용자를 제거하지 못했습니다."
      And I see the button "제거 이선영"
      And the rows of the table "편집자" are
        | 이선영 | sunyoung.lee@example.org |

      Examples:
        | answer         |
        | gets no answer |

    @ROLE-04 @PERM-03 @REL-03 @REL-09
    Scenario: An Admin who has lost the role meanwhile is refused, and the controls follow
      Given the admin has the role "Teacher"
      And my access token has expired
      When I click the button "제거합니다"
      Then a toast says "역할에서 사용자를 제거하지 못했습니다. 권한이 없습니다."
      And I see "이선영"
      And I do not see the button "제거 이선영"
      And I am signed in as admin
      And POST /api/Account/Refresh was sent 1 time

  Rule: Taking away one's own Admin

    @ROLE-04 @ROLE-08
    Scenario: The last Admin cannot be removed
      Given I am an admin
      And I visit /role/detail/role-admin
      Then I see "마지막 관리자라서 제거하실 수 없습니다."
      And I do not see the button "제거 박정훈"

    @ROLE-04
    Scenario: An Admin who has become the last one meanwhile stays, and the screen says why
      Given the editor has the roles "Admin, Editor"
      And I am an admin
      And I visit /role/detail/role-admin
      And I click the button "제거 박정훈"
      And the editor has the role "Editor"
      When I click the button "제거합니다"
      Then a toast says "마지막 관리자는 제거하실 수 없습니다."
      And I see "마지막 관리자라서 제거하실 수 없습니다."

    @ROLE-04
    Scenario: While others have it, the question has another text
      Given the editor has the roles "Admin, Editor"
      And I am an admin
      And I visit /role/detail/role-admin
      When I click the button "제거 박정훈"
      Then I see "지금 쓰고 계신 계정입니다. 관리 메뉴가 사라지며"

  Rule: Giving a role

    Background:
      Given I am an admin
      And I visit /role/detail/role-teacher
      And I click the button "사용자 추가"

    @ROLE-05
    Scenario: An Admin gives a role by e-mail; the dialog closes and the detail is read again
      Then the field "이메일" has the focus
      When I fill "이메일" with "minsu.kim@example.org"
      And I press "Enter"
      Then the rows of the table "교사" are
        | 김민수 | minsu.kim@example.org |
      And I do not see the dialog "사용자 추가"
      And POST /api/role/add/role-teacher carried
        """
        "minsu.kim@example.org"
        """
      And GET /api/role/role-teacher was sent 2 times
      When I click the button "사용자 추가"
      Then "이메일" holds ""

    @ROLE-08
    Scenario: An addition says who and what, and is taken back
      When I fill "이메일" with "minsu.kim@example.org"
      And I press "Enter"
      Then a toast says "minsu.kim@example.org 님의 교사 역할을 추가했습니다."
      When I click the button "되돌리기" in the toast
      Then I see "이 역할을 가진 분이 없습니다."
      And POST /api/role/remove/role-teacher was sent 1 time

    @ROLE-05
    Scenario: An empty field does nothing
      When I press "Enter"
      And I fill "이메일" with "   "
      And I press "Enter"
      Then I see the dialog "사용자 추가"
      And no toast is shown
      And POST /api/role/add/role-teacher was sent 0 times

    @ROLE-05 @REL-26
    Scenario Outline: An addition that <answer> has failed, and what was typed stays
      Given POST /api/role/add/role-teacher <answer>
      When I fill "이메일" with "minsu.kim@example.org"
      And I press "Enter"
      Then a toast says "사용자 추가 실패"
      And an alert in the dialog says "<why>"
      And "이메일" holds "minsu.kim@example.org"
      And GET /api/role/role-teacher was sent 1 time

      Examples:
        | answer                       | why               |
        | collides with another change | 이미 이 역할을 가진 분입니다. |
        | gets no answer               | 서버와 연결되지 않았습니다.   |

    @ROLE-05
    Scenario: A name that is typed as soon as the search is there is kept, and an Enter in it sends nothing
      Given GET /api/Member is held
      And I fill "이메일" with "sunyoung.lee@example.org"
      When I click the button "회원 명부에서 고르기"
      And I type "김민수"
      And I press "Enter"
      And the held calls are answered
      Then "이름 찾기" holds "김민수"
      And I see the option "김민수"
      And "이메일" holds "sunyoung.lee@example.org"
      When I press "Enter"
      Then "이메일" holds "minsu.kim@example.org"
      And POST /api/role/add/role-teacher was sent 0 times

    @ROLE-05 @REL-17
    Scenario: A double click and Enter add once
      Given I fill "이메일" with "minsu.kim@example.org"
      And POST /api/role/add/role-teacher is held
      When I double-click the button named just "추가"
      And I press "Enter"
      And the held calls are answered
      Then I see the table "교사"
      And POST /api/role/add/role-teacher was sent 1 time
