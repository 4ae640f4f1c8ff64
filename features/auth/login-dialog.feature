Feature: The login dialog
  A member opens it from every page, sees what is missing, and never sends the same thing twice.

  Background:
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    And I see the login dialog

  @AUTH-01 @AUTH-02 @browser
  Scenario: The dialog is modal, with e-mail, password and three ways to help; a click outside closes it, one inside does not
    Then the field "이메일" has the focus
    And the button "로그인 창 닫기" is large enough for a thumb
    And the Tab key never leaves the login dialog
    And the link "비밀번호를 잊으셨나요?" leads to the forgot password page
    And the link "확인 메일 다시 받기" leads to the resend confirmation page
    And the link "회원가입" leads to the register page
    When I click the heading "로그인"
    Then I see the login dialog
    When I click outside the login dialog
    Then I do not see the login dialog
    And I am at the vision page

  @AUTH-01
  Scenario: The password can be shown and hidden again
    When I fill "비밀번호" with "Somang1976!"
    Then the field "비밀번호" is masked
    When I click the button "비밀번호 보기"
    Then the field "비밀번호" is readable
    And "비밀번호" holds "Somang1976!"
    When I click the button "비밀번호 숨기기"
    Then the field "비밀번호" is masked

  @AUTH-02 @browser
  Scenario: A tap beside the dialog does not empty it, closing it does
    Given I fill "이메일" with "minsu.kim@example.org"
    When I click outside the login dialog
    Then I do not see the login dialog
    When I click the button "로그인" in the top bar
    Then "이메일" holds "minsu.kim@example.org"
    When I click the button "로그인 창 닫기"
    And I click the button "로그인" in the top bar
    Then "이메일" holds ""

  @AUTH-02
  Scenario: Escape closes the dialog, and the focus returns to the button that opened it
    When I press "Escape"
    Then I do not see the login dialog
    And the button "로그인" in the top bar has the focus

  @AUTH-01
  Scenario: A link of the dialog leads away and closes it
    When I click the link "회원가입"
    Then I am at the register page
    And I do not see the login dialog

  @AUTH-03
  Scenario: Without e-mail and password nothing is sent
    When I click the login button
    Then "이메일" is wrong: "이메일을 입력해 주세요."
    And "비밀번호" is wrong: "비밀번호를 입력해 주세요."
    And the field "이메일" has the focus
    When I fill "이메일" with "minsu.kim@example.org"
    And I click the login button
    Then "이메일" is not wrong
    And the field "비밀번호" has the focus
    And POST /api/account/login was sent 0 times

  @AUTH-04
  Scenario: While the login runs its button is disabled
    Given POST /api/account/login hangs
    When I log in as member
    Then the login button is disabled
    And I see "로그인하고 있습니다"

  @AUTH-04 @REL-17
  Scenario: A double click and Enter send the login once
    Given POST /api/account/login hangs
    When I fill in
      | 이메일   | minsu.kim@example.org |
      | 비밀번호 | Somang1976!           |
    And I double-click the login button
    And I press "Enter"
    Then the login button is disabled
    And POST /api/account/login was sent 1 time
