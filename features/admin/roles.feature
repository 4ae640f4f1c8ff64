Feature: Roles
  Signed-in users see their own roles, and which there are.

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
    Scenario: A user without a role sees a message, and how to ask for one
      Given the empty world
      And I am a member
      When I visit the my roles page
      Then I see "아직 맡으신 역할이 없습니다."
      And the link "역할 신청하기" leads to the role request page

    @ROLE-01 @ROLE-06 @REL-15
    Scenario: My roles that cannot be loaded have a message, and can be tried again
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
      When I click the button "지금 적용하기"
      Then I do not see "로그인하신 뒤에 역할이 바뀌었습니다."
      And POST /api/Account/Refresh was sent 1 time
      When I click the menu button
      Then I see the menu group "관리"

    @ROUTE-07 @ROLE-01
    Scenario: A visitor is asked to log in first
      When I visit the my roles page
      Then the page asks for a login
      And GET /api/role/myRoles was sent 0 times

  Rule: All roles

    @ROLE-02 @ROLE-03 @ROUTE-03
    Scenario: Every role by name, each with a link to its holders
      Given I am a member
      When I visit the roles page
      Then the rows of the table "역할 목록" are
        | 관리자 |
        | 편집자 |
        | 교사   |
      And the links of the table "역할 목록" are
        | 관리자 | /role/detail/role-admin   |
        | 편집자 | /role/detail/role-editor  |
        | 교사   | /role/detail/role-teacher |
      And I do not see "role-admin"
      And GET /api/role was sent 1 time
      When I click the link "편집자"
      Then I am at /role/detail/role-editor
      And I see "이선영"
      And I do not see "sunyoung.lee@example.org"

    @ROLE-02 @ROLE-06 @REL-15
    Scenario Outline: A list of roles that <answer> has a message, and can be tried again
      Given I am an admin
      And GET /api/role <answer>
      When I visit the roles page
      Then a toast says "역할을 불러오지 못했습니다."
      Given GET /api/role works again
      When I click the button "다시 시도"
      Then I see the link "편집자"

      Examples:
        | answer              |
        | fails               |

    @ROLE-02 @ROLE-03 @ROLE-07 @REL-14 @ORGN-10 @browser
    Scenario: Hostile reasons, and hostile names of roles, users and departments, are shown as they are, and can be chosen from
      Given the hostile world
      And I am an admin
      When I visit the roles page
      Then I see "<script>window.hacked=true</script>"
      And nothing that was shown ran
      And nothing is wider than the window
      When I click the link "onload=window.hacked=true"
      Then I see "<script>window.hacked=true</script>"
      And nothing that was shown ran
      And nothing is wider than the window
      When I visit the organisation management page
      Then I see "</textarea></title><iframe src=\"https://evil.example\"></iframe>"
      And nothing that was shown ran
      And nothing is wider than the window
      When I visit /job/manage/department-1?of=1
      And I click the button "권사 바꾸기"
      Then I see the list "이름 찾기"
      And nothing that was shown ran
      And nothing is wider than the window
