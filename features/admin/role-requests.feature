Feature: Requests for roles
  Whoever needs a role asks for it with a reason; an Admin grants or declines.

  Rule: Asking

    @ROLE-07 @ROUTE-03
    Scenario: A member asks for a role, and sees that it waits
      Given I am a member
      When I visit the role request page
      And I choose "role-editor" for "신청하실 역할"
      And I fill "신청하시는 까닭" with "주보를 올리고 싶습니다."
      And I click the button "신청하기"
      Then a status in the page says "역할을 신청했습니다."
      And POST /api/role/requests carried
        """
        { "roleId": "role-editor", "reason": "주보를 올리고 싶습니다." }
        """
      And nobody is kept out at 1280 and 360 px, light and dark
      When I click the link "신청 상태 보기"
      Then I am at the roles page
      And I see "내가 신청한 역할"
      And I see "주보를 올리고 싶습니다."
      And I see "승인을 기다리고 있습니다"
      And I do not see the button "승인"

    @ROLE-07
    Scenario: Role and reason are required
      Given I am a member
      When I visit the role request page
      And I click the button "신청하기"
      Then "신청하실 역할" is wrong: "역할을 골라 주세요."
      And "신청하시는 까닭" is wrong: "신청하시는 까닭을 써 주세요."
      And the field "신청하실 역할" has the focus
      And POST /api/role/requests was sent 0 times
      And nobody is kept out at 1280 and 360 px, light and dark

    @ROLE-07
    Scenario: A role that one has cannot be asked for
      Given I am an editor
      When I visit the role request page
      Then "신청하실 역할" offers "역할을 골라 주세요, 관리자, Teacher"

    @ROLE-07
    Scenario: Whoever has every role has nothing to ask for
      Given the admin has the roles "Admin, Editor, Teacher"
      And I am an admin
      When I visit the role request page
      Then I see "더 신청하실 역할이 없습니다."

    @ROLE-07
    Scenario: A role that was asked for already is refused, and nothing is lost
      Given I am a member
      When I visit the role request page
      And I choose "role-teacher" for "신청하실 역할"
      And I fill "신청하시는 까닭" with "한 번 더 부탁드립니다."
      And I click the button "신청하기"
      Then an alert in the page says "이미 가지고 계시거나 이미 신청하신 역할입니다."
      And "신청하시는 까닭" holds "한 번 더 부탁드립니다."

    @ROLE-07 @REL-26
    Scenario Outline: A request that is answered with <status> is told, and nothing is lost
      Given I am a member
      And POST /api/role/requests is answered with <status>
      When I visit the role request page
      And I choose "role-editor" for "신청하실 역할"
      And I fill "신청하시는 까닭" with "주보를 올리고 싶습니다."
      And I click the button "신청하기"
      Then an alert in the page says "<sentence>"
      And "신청하시는 까닭" holds "주보를 올리고 싶습니다."
      And "신청하실 역할" holds "role-editor"

      Examples:
        | status | sentence                 |
        | 404    | 지금 서버에서는 역할 신청을 받지 않습니다. |
        | 405    | 지금 서버에서는 역할 신청을 받지 않습니다. |
        | 501    | 지금 서버에서는 역할 신청을 받지 않습니다. |
        | 500    | 서버에 문제가 생겼습니다.           |

    @ROLE-07 @ROLE-06
    Scenario: Roles that cannot be had are told, and can be tried again
      Given I am a member
      And GET /api/role fails once
      When I visit the role request page
      Then a toast says "역할을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the list "신청하실 역할"

    @ROLE-07 @REL-17
    Scenario: A double click asks once
      Given I am a member
      And I visit the role request page
      And I choose "role-editor" for "신청하실 역할"
      And I fill "신청하시는 까닭" with "주보를 올리고 싶습니다."
      And every call takes 700 ms
      When I double-click the button "신청하기"
      Then a status in the page says "역할을 신청했습니다."
      And POST /api/role/requests was sent 1 time

    @ROLE-07 @AUTH-15
    Scenario: What was written outlives the end of the session
      Given I am a member
      And I visit the role request page
      And I choose "role-editor" for "신청하실 역할"
      And I fill "신청하시는 까닭" with "주보를 올리고 싶습니다."
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "신청하기"
      Then the page asks for a login
      Given POST /api/Account/Refresh works again
      When I log in as member
      Then "신청하실 역할" holds "role-editor"
      And "신청하시는 까닭" holds "주보를 올리고 싶습니다."

  Rule: Deciding

    @ROLE-07
    Scenario Outline: An Admin sees who asks and why, and <decides>
      Given I am an admin
      When I visit the roles page
      Then I see "김민수 · minsu.kim@example.org · 2026-11-15"
      And I see "아동부 교사로 섬기게 되어 공과 자료를 올리고 싶습니다."
      And nobody is kept out at 1280 and 360 px, light and dark
      When I double-click the button "<button> 김민수 님의 신청"
      Then I see "기다리는 신청이 없습니다."
      And a toast says "<toast>"
      And POST /api/role/requests/1/<verb> was sent 1 time
      And GET /api/role/requests was sent 2 times
      When I visit /role/detail/role-teacher
      Then I see "<after>"

      Examples:
        | decides  | button | verb    | toast       | after                 |
        | grants   | 승인     | grant   | 신청을 승인했습니다. | minsu.kim@example.org |
        | declines | 거절     | decline | 신청을 거절했습니다. | 이 역할을 가진 분이 없습니다.     |

    @ROLE-07
    Scenario: A granted role reaches the member
      Given I am a member
      And I visit the roles page
      And I see "승인을 기다리고 있습니다"
      When I open /logout in a second tab
      And I am an admin
      And I visit the roles page
      And I click the button "승인 김민수 님의 신청"
      Then a toast says "신청을 승인했습니다."
      When I turn to tab 1
      And I visit the my roles page
      Then I see "Teacher"
      And I see "로그인하신 뒤에 역할이 바뀌었습니다."

    @ROLE-07 @REL-26
    Scenario: Two Admins decide on the same request
      Given the editor has the roles "Admin, Editor"
      And I am an editor
      And I visit the roles page
      And I see the button "거절 김민수 님의 신청"
      And I open /logout in a second tab
      And I am an admin
      And I visit the roles page
      And I click the button "승인 김민수 님의 신청"
      And a toast says "신청을 승인했습니다."
      When I turn to tab 1
      And I click the button "거절 김민수 님의 신청"
      Then a toast says "신청을 처리하지 못했습니다. 그사이 다른 분이 내용을 바꾸었습니다."
      And I see "기다리는 신청이 없습니다."

    @ROLE-07 @REL-26
    Scenario: A decision that the church cannot take is told, and the request stays
      Given I am an admin
      And I visit the roles page
      And POST /api/role/requests/1/grant fails
      When I click the button "승인 김민수 님의 신청"
      Then a toast says "신청을 처리하지 못했습니다. 서버에 문제가 생겼습니다."
      And I see the button "승인 김민수 님의 신청"
      And POST /api/role/requests/1/grant was sent 1 time

    @ROLE-07
    Scenario Outline: A server without requests says so when it answers <status>, and the roles stand there all the same
      Given I am an admin
      And GET /api/role/requests is answered with <status>
      When I visit the roles page
      Then I see "지금 서버에서는 역할 신청을 받지 않습니다."
      And I see the link "편집자"
      And no toast is shown

      Examples:
        | status |
        | 404    |
        | 405    |
        | 501    |

    @ROLE-07 @REL-15
    Scenario: Requests that cannot be had can be tried again
      Given I am an admin
      And GET /api/role/requests fails once
      When I visit the roles page
      Then I see "역할 신청을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the button "승인 김민수 님의 신청"

    @ROLE-07
    Scenario: In a church where nobody asked
      Given the empty world
      And I am a member
      When I visit the roles page
      Then I see "기다리고 있는 신청이 없습니다."
      And the link "역할 신청하기" leads to the role request page

    @ROLE-07 @REL-14
    Scenario: A hostile reason is shown as it is
      Given the hostile world
      And I am an admin
      When I visit the roles page
      Then I see "<script>window.hacked=true</script>"
      And nothing that was shown ran
      And nothing is wider than the window
