Feature: Passwords
  A forgotten password is replaced by an e-mail, a known one by itself; what was typed is kept until it was taken.

  Rule: A forgotten password

    @ACCT-10 @ROUTE-03
    Scenario: A link is sent to the address
      Given I visit the forgot password page
      When I fill "이메일" with "minsu.kim@example.org"
      And I click the button "링크 보내기"
      Then a status in the page says "이메일을 전송하였습니다."
      And 1 e-mail went to "minsu.kim@example.org"
      And no toast is shown

    @ACCT-10
    Scenario Outline: A link that cannot be sent, since the call <answer>, is a warning
      Given I visit the forgot password page
      And POST /api/Account/forgotpassword <answer>
      When I fill "이메일" with "minsu.kim@example.org"
      And I press "Enter"
      Then an alert in the page says "링크 전송 실패하였습니다."
      And "이메일" holds "minsu.kim@example.org"
      And no toast is shown

      Examples:
        | answer           |
        | asks for a login |

    @ACCT-10
    Scenario: Without an address nothing is sent
      Given I visit the forgot password page
      When I click the button "링크 보내기"
      Then "이메일" is wrong: "올바른 이메일 주소를 입력해주세요."
      And the field "이메일" has the focus
      And POST /api/Account/forgotpassword was sent 0 times

    @ACCT-11 @ACCT-03
    Scenario: The new password is written twice
      Given I visit /resetPassword?code=abc&email=minsu.kim%40example.org
      And the button "새 비밀번호 저장" is disabled
      When I fill in
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2025! |
      And I press "Tab"
      Then "새 비밀번호 확인" is wrong: "새 비밀번호와 일치해야 합니다."
      And the button "새 비밀번호 저장" is disabled
      When I fill "새 비밀번호 확인" with "Somang2026!"
      Then the button "새 비밀번호 저장" is enabled

    @ACCT-11
    Scenario Outline: A reset that <answer> has failed
      Given I visit /resetPassword?code=abc&email=minsu.kim%40example.org
      And POST /api/Account/ResetPassword <answer>
      When I fill in
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2026! |
      And I press "Enter"
      Then an alert in the page says "비밀번호 설정 실패했습니다."
      And "새 비밀번호 확인" holds "Somang2026!"

      Examples:
        | answer                   |
        | succeeds without content |

    @ACCT-11
    Scenario: The page without its link says where to get one
      When I visit /resetPassword
      Then I see "메일에 있는 링크로 들어와 주세요."
      And the link "메일 다시 받기" leads to the forgot password page

  Rule: A known password

    @ACCT-12 @ROUTE-03 @AUTH-17
    Scenario: A member changes the password
      Given I am a member
      And I visit the change password page
      Then the button "비밀번호 변경" is disabled
      When I fill in
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2026! |
      Then the button "비밀번호 변경" is enabled
      When I fill "현재 비밀번호" with "Somang1976!"
      And I press "Enter"
      Then a status in the page says "비밀번호를 성공적으로 변경하였습니다."
      And POST /api/Account/ChangePassword was sent in my name
      And no toast is shown
      And I am signed in as member

    @ACCT-12
    Scenario: A wrong old password is refused by the server
      Given I am a member
      And I visit the change password page
      When I fill in
        | 현재 비밀번호    | x           |
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2026! |
      And I press "Enter"
      Then an alert in the page says "비밀번호 변경하기 실패하였습니다."
      And the field "현재 비밀번호" has the focus
      And "새 비밀번호" holds "Somang2026!"
      And POST /api/Account/ChangePassword was sent 1 time

    @ACCT-12
    Scenario Outline: A change that <answer> has failed, and nothing typed is lost
      Given I am a member
      And I visit the change password page
      And POST /api/Account/ChangePassword <answer>
      When I fill in
        | 현재 비밀번호    | Somang1976! |
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2026! |
      And I press "Enter"
      Then an alert in the page says "비밀번호 변경하기 실패하였습니다."
      And "현재 비밀번호" holds "Somang1976!"
      And I am signed in as member

      Examples:
        | answer         |
        | gets no answer |

    @ACCT-12 @REL-18
    Scenario: A change goes on when its page is left, and is told elsewhere
      Given I am a member
      And I visit the change password page
      And POST /api/Account/ChangePassword is held
      When I fill in
        | 현재 비밀번호    | Somang1976! |
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2026! |
      And I press "Enter"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      Then I am at the vision page
      When the held calls are answered
      Then a toast says "비밀번호를 바꾸었습니다."
      And POST /api/Account/ChangePassword was sent 1 time

    @AUTH-15 @AUTH-13
    Scenario: A session that ends meanwhile loses nothing that was typed
      Given I am a member
      And I visit the change e-mail page
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I fill "새 이메일" with "minsu.new@example.org"
      And I press "Enter"
      Then I see the login dialog
      And I see "로그인 시간이 지났습니다. 쓰시던 내용이 있으면 그대로 있습니다."
      And no toast is shown
      When POST /api/Account/Refresh works again
      And I log in as member
      Then "새 이메일" holds "minsu.new@example.org"
