Feature: Requests for roles
  A user who needs a role asks for it with a reason; an Admin grants or declines.

  Rule: Members alone ask

    @ROLE-08
    Scenario: An account that is linked to no member is told how to be linked
      Given I am an unlinked
      When I visit the role request page
      Then I see "교인으로 연결된 뒤에 신청하실 수 있습니다."
      And I do not see the button "신청하기"
      When I click the link "나의 교회로 가기"
      Then I am at the my church page

  Rule: Asking

    Background:
      Given I am a member
      And I visit the role request page

    @ROLE-07 @ROUTE-03
    Scenario: A member asks for a role, and sees that it waits
      When I fill in
        | 신청하실 역할  | 편집자           |
        | 신청하시는 이유 | 주보를 올리고 싶습니다. |
      And I click the button "신청하기"
      Then a status in the page says "역할을 신청했습니다."
      And POST /api/role/requests carried
        """
        { "roleId": "role-editor", "reason": "주보를 올리고 싶습니다." }
        """
      When I click the link "신청 상태 보기"
      Then I am at the roles page
      And I see "내가 신청한 역할"
      And I see "주보를 올리고 싶습니다."
      And I see "승인을 기다리고 있습니다"
      And I do not see the button "승인"

    @ROLE-07 @ROLE-08
    Scenario: A member takes a request back that nobody has decided, and can ask again
      When I fill in
        | 신청하실 역할  | 편집자           |
        | 신청하시는 이유 | 주보를 올리고 싶습니다. |
      And I click the button "신청하기"
      And I click the link "신청 상태 보기"
      And I click the button "신청 거두기 편집자"
      And I click the button "취소"
      Then I see "주보를 올리고 싶습니다."
      When I click the button "신청 거두기 편집자"
      And I click the button "거둡니다"
      Then a toast says "역할 신청을 거두었습니다."
      And I do not see "주보를 올리고 싶습니다."
      And DELETE /api/role/requests/2 was sent 1 time
      When I visit the role request page
      And I fill in
        | 신청하실 역할  | 편집자           |
        | 신청하시는 이유 | 행사를 올리고 싶습니다. |
      And I click the button "신청하기"
      Then a status in the page says "역할을 신청했습니다."

    @ROLE-07
    Scenario: Role and reason are required
      When I click the button "신청하기"
      Then "신청하실 역할" is wrong: "역할을 골라 주세요."
      And "신청하시는 이유" is wrong: "신청하시는 이유를 써 주세요."
      And the field "신청하실 역할" has the focus
      And POST /api/role/requests was sent 0 times

    @ROLE-07 @REL-26
    Scenario Outline: A request that <answer> has a message, and nothing is lost
      Given POST /api/role/requests <answer>
      When I fill in
        | 신청하실 역할  | 편집자           |
        | 신청하시는 이유 | 주보를 올리고 싶습니다. |
      And I click the button "신청하기"
      Then an alert in the page says "<sentence>"
      And "신청하시는 이유" holds "주보를 올리고 싶습니다."
      And the chosen option of "신청하실 역할" says just "편집자"

      Examples:
        | answer                    | sentence                 |
        | is missing on this server | 지금 서버에서는 역할 신청을 받지 않습니다. |
        | fails                     | 서버에 문제가 생겼습니다.           |

    @ROLE-07 @REL-17
    Scenario: A double click asks once
      Given I fill in
        | 신청하실 역할  | 편집자           |
        | 신청하시는 이유 | 주보를 올리고 싶습니다. |
      And POST /api/role/requests is held
      When I double-click the button "신청하기"
      And the held calls are answered
      Then a status in the page says "역할을 신청했습니다."
      And POST /api/role/requests was sent 1 time

    @ROLE-07 @AUTH-15
    Scenario: What was written outlives the end of the session
      Given I fill in
        | 신청하실 역할  | 편집자           |
        | 신청하시는 이유 | 주보를 올리고 싶습니다. |
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "신청하기"
      Then I see the login dialog
      Given POST /api/Account/Refresh works again
      When I log in as member
      Then the chosen option of "신청하실 역할" says just "편집자"
      And "신청하시는 이유" holds "주보를 올리고 싶습니다."

  Rule: What can be asked for

    @ROLE-07
    Scenario: A user who has every role has nothing to request
      Given the admin has the roles "Admin, Editor, Teacher"
      And I am an admin
      When I visit the role request page
      Then I see "더 신청하실 역할이 없습니다."

    @ROLE-07 @ROLE-06
    Scenario: Roles that cannot be loaded have a message, and can be tried again
      Given I am a member
      And GET /api/role fails once
      When I visit the role request page
      Then a toast says "역할을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the list "신청하실 역할"

  Rule: Deciding

    @ROLE-07
    Scenario: An Admin sees who asks, why, and since when
      Given I am an admin
      When I visit the roles page
      Then I see "김민수 · minsu.kim@example.org · 2026-11-15"
      And I see "아동부 교사로 섬기게 되어 공과 자료를 올리고 싶습니다."
      And the current page in the navigation "관리" says "역할 관리"

    @ROLE-07
    Scenario: A grant is taken back from its toast
      Given I am an admin
      And I visit the roles page
      When I click the button "승인 김민수 님의 신청"
      Then a toast says "김민수 님의 교사 역할 신청을 승인했습니다."
      When I click the button "되돌리기"
      Then I see "김민수 · minsu.kim@example.org · 2026-11-15"
      And POST /api/role/requests/1/reopen was sent 1 time

    @ROLE-07
    Scenario: An Admin grants
      Given I am an admin
      And I visit the roles page
      When I double-click the button "승인 김민수 님의 신청"
      Then I see "기다리는 신청이 없습니다."
      And a toast says "김민수 님의 교사 역할 신청을 승인했습니다."
      And POST /api/role/requests/1/grant was sent 1 time
      And GET /api/role/requests was sent 2 times
      When I click the link "교사"
      Then I see "minsu.kim@example.org"

    @ROLE-07
    Scenario: An Admin declines with a reason, and undoes it
      Given I am an admin
      And I visit the roles page
      When I click the button "거절 김민수 님의 신청"
      And I fill "거절하시는 이유" with "올해는 자리가 없습니다."
      And I click the button "거절합니다"
      Then I see "기다리는 신청이 없습니다."
      When I click the button "되돌리기" in the toast
      Then I see the button "거절 김민수 님의 신청"
      And POST /api/role/requests/1/decline was sent 0 times

    @ROLE-07
    Scenario: A requester who is declined can read why
      Given I am an admin
      And I visit the roles page
      When I click the button "거절 김민수 님의 신청"
      And I fill "거절하시는 이유" with "올해는 자리가 없습니다."
      And I click the button "거절합니다"
      And I click the link "교사"
      Then POST /api/role/requests/1/decline carried
        """
        { "reason": "올해는 자리가 없습니다." }
        """
      Given I am a member
      When I visit the roles page
      Then I see "올해는 자리가 없습니다."

    @ROLE-07 @REL-26
    Scenario Outline: A decision that <answer> has a message, and the list is read again
      Given I am an admin
      And I visit the roles page
      And POST /api/role/requests/1/grant <answer>
      When I click the button "승인 김민수 님의 신청"
      Then a toast says "신청을 처리하지 못했습니다. <why>"
      And I see the button "승인 김민수 님의 신청"
      And POST /api/role/requests/1/grant was sent 1 time
      And GET /api/role/requests was sent 2 times

      Examples:
        | answer                       | why                   |
        | fails                        | 서버에 문제가 생겼습니다.        |
        | collides with another change | 그사이 다른 분이 내용을 바꾸었습니다. |

    @ROLE-07
    Scenario: A server without requests says so, and the roles stand there all the same
      Given I am an admin
      And GET /api/role/requests is missing on this server
      When I visit the roles page
      Then I see "지금 서버에서는 역할 신청을 받지 않습니다."
      And I see the link "편집자"
      And no toast is shown

    @ROLE-07 @REL-15
    Scenario: Requests that cannot be loaded can be tried again
      Given I am an admin
      And GET /api/role/requests fails once
      When I visit the roles page
      Then I see "역할 신청을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the button "승인 김민수 님의 신청"
