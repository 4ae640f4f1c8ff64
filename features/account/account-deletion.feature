Feature: Deleting one's own account
  A user deletes the account by the password, and has seven days to think better of it.

  Rule: Asking

    Background:
      Given it is "2026-11-24 09:40"

    @MINE-06
    Scenario: A member asks for it, reads when it happens, and is reminded of it
      Given I am a member
      And I visit the privacy page
      And the part "계정 지우기" says "교회에 남는 것"
      When I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976!"
      And I click the button "7일 뒤에 지우기"
      Then the part "계정 지우기" says "2026-12-01 09:40에 지워집니다."
      And the status "2026-12-01 09:40에 지워집니다." has the focus
      When I visit the my church page
      Then I see "계정이 2026-12-01 09:40에 지워집니다."
      And the link "계정 지우기 살펴보기" leads to /account/privacy

    @MINE-06
    Scenario: A wrong password shows a message at its field, and nothing is lost
      Given I am a member
      And I visit the privacy page
      When I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976?"
      And I press "Enter"
      Then "비밀번호" is wrong: "비밀번호가 맞지 않습니다. 다시 입력해 주세요."
      And "비밀번호" holds "Somang1976?"
      And the field "비밀번호" has the focus
      When I press "Escape"
      Then the button "계정 지우기" has the focus

    @MINE-06
    Scenario: The last Admin cannot leave
      Given I am an admin
      And I visit the privacy page
      When I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976#"
      And I click the button "7일 뒤에 지우기"
      Then an alert in the dialog says "마지막 관리자의 계정은 지우실 수 없습니다."
      And "비밀번호" holds "Somang1976#"

    @MINE-06 @REL-17
    Scenario: A double click asks once to delete the account
      Given I am a member
      And I visit the privacy page
      When I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976!"
      And I double-click the button "7일 뒤에 지우기"
      Then the part "계정 지우기" says "2026-12-01 09:40에 지워집니다."
      And POST /api/Me/deletion was sent 1 time

    @MINE-06 @REL-26 @logs-errors
    Scenario Outline: A request to delete the account that <answer> has a message, and nothing is lost
      Given I am a member
      And I visit the privacy page
      And POST /api/Me/deletion <answer>
      When I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976!"
      And I click the button "7일 뒤에 지우기"
      Then an alert in the dialog says "<sentence>"
      And "비밀번호" holds "Somang1976!"

      Examples:
        | answer                    | sentence                           |
        | is missing on this server | 지금 서버에서는 계정을 직접 지우실 수 없습니다. |
        | gets no answer            | 서버와 연결되지 않았습니다.             |
        | fails                     | 서버에 문제가 생겼습니다.              |

  Rule: Waiting

    Background:
      Given it is "2026-11-24 09:40"
      And I am a member
      And I visit the privacy page
      And I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976!"
      And I click the button "7일 뒤에 지우기"
      And the part "계정 지우기" says "2026-12-01 09:40에 지워집니다."

    @MINE-06
    Scenario: It is taken back, and said so
      When I double-click the button "지우지 않기"
      Then the status "계정을 지우지 않습니다." has the focus
      And I do not see "2026-12-01 09:40에 지워집니다."
      And DELETE /api/Me/deletion was sent 1 time
      When I visit the my church page
      Then I see "다가오는 행사"
      And I do not see "지워집니다."

    @MINE-06
    Scenario: Signing in again takes nothing back
      When I log out
      And I am signed out
      And I visit the privacy page
      And I log in as member
      Then the part "계정 지우기" says "2026-12-01 09:40에 지워집니다."

    @MINE-06 @REL-26 @logs-errors
    Scenario: It cannot be taken back for the moment, and still waits
      Given DELETE /api/Me/deletion fails once
      When I click the button "지우지 않기"
      Then an alert in the page says "계정 지우기를 멈추지 못했습니다."
      And the part "계정 지우기" says "2026-12-01 09:40에 지워집니다."
      When I click the button "지우지 않기"
      Then the part "계정 지우기" says "계정을 지우지 않습니다."

    @MINE-06 @REL-08 @browser
    Scenario: What another tab has done is read when the user comes back
      Given I open the privacy page in a second tab
      And I click the button "지우지 않기"
      And the part "계정 지우기" says "계정을 지우지 않습니다."
      When I turn to tab 1
      And the window gets the focus
      Then the part "계정 지우기" says "교회에 남는 것"

    @MINE-06 @AUTH-05 @logs-errors
    Scenario: When the deletion is due, the session ends, and the account can no longer sign in
      When 7 days pass
      And I click the button "지우지 않기"
      Then I see "로그인 시간이 지났습니다."
      And I am signed out
      When I log in with "minsu.kim@example.org" and "Somang1976!"
      Then an alert in the dialog says "이메일 또는 비밀번호가 맞지 않습니다."

  Rule: Other servers

    @MINE-06 @CONT-04
    Scenario: A server that cannot delete accounts says to whom to turn
      Given the known-only world
      And I am a member
      When I visit the privacy page
      Then the part "계정 지우기" says "교회 사무실에 말씀해 주시면 지워 드립니다."
      And I do not see the button "계정 지우기"
      And no toast is shown

    @MINE-06 @REL-15 @logs-errors
    Scenario: Without an answer the part says so, and can be tried again
      Given I am a member
      And GET /api/Me/deletion fails once
      When I visit the privacy page
      Then I see "계정 지우기를 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the button "계정 지우기"
