Feature: Roles
  Everybody who is signed in sees their own roles and who has which; an Admin takes them and gives them.

  Rule: One's own roles

    @ROLE-01 @ROUTE-03
    Scenario Outline: The roles of <who> stand there, each with what it allows
      Given I am an <who>
      When I visit the my roles page
      Then I see "<role>"
      And I see "<meaning>"
      And the link "역할 신청하기" leads to the role request page
      And GET /api/role/myRoles was sent 1 time

      Examples:
        | who    | role | meaning                           |
        | editor | 편집자  | 주보와 성경공부, 공지사항, 광고, 행사를 올리고 지웁니다. |
        | admin  | 관리자  | 교인과 선교회, 구역, 부서와 기관, 역할을 관리하고     |

    @ROLE-01
    Scenario: Whoever has no role reads so, and how to ask for one
      Given I am a member
      When I visit the my roles page
      Then I see "아직 맡으신 역할이 없습니다."
      And the link "역할 신청하기" leads to the role request page
      And nobody is kept out at 1280 and 360 px, light and dark

    @ROLE-01 @ROLE-06 @REL-15
    Scenario: My roles that cannot be had are told, and can be tried again
      Given I am an editor
      And GET /api/role/myRoles fails once
      When I visit the my roles page
      Then a toast says "역할을 불러오지 못했습니다."
      And I see "나의 역할을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see "편집자"

    @ROLE-01 @AUTH-18 @REL-09
    Scenario: A role that was given meanwhile stands there, and can be put to use at once
      Given I am a member
      And the member has the role "Admin"
      When I visit the my roles page
      Then I see "관리자"
      And I see "로그인하신 뒤에 역할이 바뀌었습니다."
      And nobody is kept out at 1280 and 360 px, light and dark
      When I click the button "지금 적용하기"
      Then I do not see "로그인하신 뒤에 역할이 바뀌었습니다."
      And POST /api/Account/Refresh was sent 1 time
      When I visit the members page
      Then the page lets me in

    @ROUTE-07 @ROLE-01
    Scenario: A visitor is asked to log in first
      When I visit the my roles page
      Then the page asks for a login
      And GET /api/role/myRoles was sent 0 times

  Rule: All roles

    @ROLE-02 @ROUTE-03
    Scenario: Every role by name and id, each leading to whoever has it
      Given I am a member
      When I visit the roles page
      Then the roles are
        | 관리자     | role-admin   | /role/detail/role-admin   |
        | 편집자     | role-editor  | /role/detail/role-editor  |
        | Teacher | role-teacher | /role/detail/role-teacher |
      And GET /api/role was sent 1 time
      And nobody is kept out at 1280 and 360 px, light and dark
      When I click the link "편집자"
      Then I am at /role/detail/role-editor
      And I see "sunyoung.lee@example.org"

    @ROLE-02 @ROLE-06 @REL-15
    Scenario Outline: A list that <answer> is told, and can be tried again
      Given I am an admin
      And GET /api/role <answer>
      When I visit the roles page
      Then a toast says "역할을 불러오지 못했습니다."
      Given GET /api/role works again
      When I click the button "다시 시도"
      Then I see the link "편집자"

      Examples:
        | answer                    |
        | fails                     |
        | gets no answer            |
        | is answered with nonsense |

    @ROLE-02 @ROLE-03 @REL-14
    Scenario: Roles and users with hostile names are shown as they are
      Given the hostile world
      And I am an admin
      When I visit the roles page
      And I click the link "onload=window.hacked=true"
      Then I see "<script>window.hacked=true</script>"
      And nothing that was shown ran
      And nothing is wider than the window

  Rule: Who has a role

    @ROLE-03 @ROUTE-03
    Scenario: A role with its users, by name, e-mail and id
      Given I am a member
      When I visit /role/detail/role-admin
      Then I see the heading "관리자"
      And the users of the role are
        | 박정훈 | junghoon.park@example.org | 5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c03 |
      And I do not see the button "제거"
      And I do not see the button "사용자 추가"
      And GET /api/role/role-admin was sent 1 time
      And nobody is kept out at 1280 and 360 px, light and dark

    @ROLE-03
    Scenario: A role that nobody has, and one that does not exist
      Given I am an admin
      When I visit /role/detail/role-teacher
      Then I see "이 역할을 가진 분이 없습니다."
      When I visit /role/detail/role-bishop
      Then I see "없는 역할입니다."
      And I see the link "역할 목록으로"

    @ROLE-06 @ROLE-03 @REL-15
    Scenario: A role that cannot be had is told, and can be tried again
      Given I am an admin
      And GET /api/role/role-editor fails once
      When I visit /role/detail/role-editor
      Then a toast says "역할 정보를 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the table "편집자"

    @ROLE-06 @ROLE-03
    Scenario: A role whose users cannot be had is told
      Given I am an admin
      And GET /api/role/role-editor is answered with
        """
        { "role": "Editor", "users": null }
        """
      When I visit /role/detail/role-editor
      Then I see the heading "편집자"
      And a toast says "역할을 가진 사용자를 불러오지 못했습니다."
      Given GET /api/role/role-editor works again
      When I click the button "다시 시도"
      Then I see the table "편집자"

  Rule: Taking a role away

    @ROLE-04
    Scenario: An Admin takes a role away; the detail is read again
      Given I am an admin
      And I visit /role/detail/role-editor
      When I click the button "제거 이선영"
      Then I see "이선영 님에게서 편집자 역할을 거둡니다."
      And nobody is kept out at 1280 and 360 px, light and dark
      When I double-click the button "제거합니다"
      Then I see "이 역할을 가진 분이 없습니다."
      And a toast says "역할에서 사용자를 제거했습니다."
      And POST /api/role/remove/role-editor carried
        """
        "5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c02"
        """
      And POST /api/role/remove/role-editor was sent 1 time
      And GET /api/role/role-editor was sent 2 times
      And the page heading has the focus

    @ROLE-04
    Scenario: Nothing is taken away by whoever thinks it over
      Given I am an admin
      And I visit /role/detail/role-editor
      When I click the button "제거 이선영"
      And I press "Escape"
      Then I see the table "편집자"
      And the button "제거 이선영" has the focus
      And POST /api/role/remove/role-editor was sent 0 times

    @ROLE-04 @REL-26
    Scenario Outline: A removal that <answer> is told, and everything stays
      Given I am an admin
      And I visit /role/detail/role-editor
      And POST /api/role/remove/role-editor <answer>
      When I click the button "제거 이선영"
      And I click the button "제거합니다"
      Then a toast says "역할에서 사용자를 제거하지 못했습니다."
      And I see the table "편집자"
      And I see "sunyoung.lee@example.org"

      Examples:
        | answer            |
        | is not understood |
        | finds nothing     |
        | fails             |
        | gets no answer    |

    @ROLE-04 @ROUTE-07
    Scenario: One's own last Admin is taken away by no accident, and is gone at once
      Given I am an admin
      And I visit /role/detail/role-admin
      When I click the button "제거 박정훈"
      Then I see "마지막 남은 관리자입니다."
      And the button "취소" has the focus
      When I click the button "제거합니다"
      Then I see "이 역할을 가진 분이 없습니다."
      And I do not see the button "사용자 추가"
      When I visit the members page
      Then the page says that I have no permission

    @ROLE-04
    Scenario: One's own Admin, while others have it, is asked about in its own words
      Given the editor has the roles "Admin, Editor"
      And I am an admin
      And I visit /role/detail/role-admin
      When I click the button "제거 박정훈"
      Then I see "지금 쓰고 계신 계정입니다. 관리 메뉴가 사라지며"
      When I press "Escape"
      And I click the button "제거 이선영"
      Then I see "거둔 뒤에도 이메일로 다시 추가하실 수 있습니다."

    @ROLE-04 @PERM-03 @REL-03 @REL-09
    Scenario: Whoever has lost Admin meanwhile is refused, and the controls follow
      Given I am an admin
      And I visit /role/detail/role-editor
      And I see "sunyoung.lee@example.org"
      And the admin has the role "Teacher"
      And my access token has expired
      When I click the button "제거 이선영"
      And I click the button "제거합니다"
      Then a toast says "역할에서 사용자를 제거하지 못했습니다. 권한이 없습니다."
      And I see "sunyoung.lee@example.org"
      And I do not see the button "제거 이선영"
      And I am signed in as admin
      And POST /api/Account/Refresh was sent 1 time

  Rule: Giving a role

    @ROLE-05
    Scenario: An Admin gives a role by e-mail; the window closes and the detail is read again
      Given I am an admin
      And I visit /role/detail/role-teacher
      When I click the button "사용자 추가"
      Then the field "이메일" has the focus
      And nobody is kept out at 1280 and 360 px, light and dark
      When I fill "이메일" with "minsu.kim@example.org"
      And I press "Enter"
      Then I see the table "Teacher"
      And the users of the role are
        | 김민수 | minsu.kim@example.org | 5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c01 |
      And I do not see the dialog "사용자 추가"
      And POST /api/role/add/role-teacher carried
        """
        "minsu.kim@example.org"
        """
      And POST /api/role/add/role-teacher was sent 1 time
      And GET /api/role/role-teacher was sent 2 times
      When I click the button "사용자 추가"
      Then "이메일" holds ""

    @ROLE-05
    Scenario: An empty field does nothing
      Given I am an admin
      And I visit /role/detail/role-teacher
      When I click the button "사용자 추가"
      And I press "Enter"
      And I fill "이메일" with "   "
      And I press "Enter"
      Then I see the dialog "사용자 추가"
      And no toast is shown
      And POST /api/role/add/role-teacher was sent 0 times

    @ROLE-05 @REL-26
    Scenario Outline: An addition that <answer> has failed, and what was typed stays
      Given I am an admin
      And I visit /role/detail/role-teacher
      And POST /api/role/add/role-teacher <answer>
      When I click the button "사용자 추가"
      And I fill "이메일" with "minsu.kim@example.org"
      And I press "Enter"
      Then a toast says "사용자 추가 실패"
      And an alert in the dialog says "<why>"
      And "이메일" holds "minsu.kim@example.org"
      And GET /api/role/role-teacher was sent 1 time

      Examples:
        | answer                       | why                 |
        | finds nothing                | 이 이메일을 쓰는 계정이 없습니다. |
        | collides with another change | 이미 이 역할을 가진 분입니다.   |
        | fails                        | 서버에 문제가 생겼습니다.      |
        | gets no answer               | 서버와 연결되지 않았습니다.     |

    @ROLE-05 @REL-17
    Scenario: A double click and Enter add once
      Given I am an admin
      And I visit /role/detail/role-teacher
      And I click the button "사용자 추가"
      And I fill "이메일" with "minsu.kim@example.org"
      And every call takes 700 ms
      When I double-click the button "추가"
      And I press "Enter"
      Then I see the table "Teacher"
      And POST /api/role/add/role-teacher was sent 1 time
