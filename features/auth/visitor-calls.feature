Feature: Calls without the session's token
  Who makes an account, or comes back to one, need not be who is signed in: such calls carry the browser's cookies and
  never the session's token.

  Background:
    Given my browser notes what is sent with credentials
    And I am a member

  @AUTH-17
  Scenario: A signed-in user can register another account
    Given I visit the register page
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I press "Enter"
    Then I am at the register confirmation page
    And POST /api/account/register was sent in a visitor's name
    And every call was sent with credentials
    And I am signed in as member

  @AUTH-17
  Scenario: A member who is signed in asks for a link for a password, and for one to confirm with
    Given I visit the forgot password page
    When I fill "이메일" with "yuna.choi@example.org"
    And I press "Enter"
    Then a status in the page says "전송"
    And POST /api/Account/forgotpassword was sent in a visitor's name
    When I visit the resend confirmation page
    And I fill "이메일" with "yuna.choi@example.org"
    And I press "Enter"
    Then a status in the page says "전송"
    And POST /api/Account/ResendEmailConfirmation was sent in a visitor's name
    And every call was sent with credentials
    And I am signed in as member

  @AUTH-17 @ACCT-11 @REL-12
  Scenario: The code of a reset link goes to the server byte for byte, also while a user is signed in
    Given I visit /resetPassword?code=a+b%2Bc/d=%252B&email=minsu.kim%40example.org
    When I fill in
      | 새 비밀번호      | Somang2026! |
      | 새 비밀번호 확인 | Somang2026! |
    And I press "Enter"
    Then an alert in the page says "비밀번호 설정 실패했습니다."
    And POST /api/Account/ResetPassword was sent in a visitor's name
    And POST /api/Account/ResetPassword carried
      """
      { "email": "minsu.kim@example.org", "resetCode": "a+b+c/d=%2B", "newPassword": "Somang2026!" }
      """
    And every call was sent with credentials
    And "새 비밀번호" holds "Somang2026!"
    And the field "새 비밀번호" has the focus
    And I am at /resetPassword
