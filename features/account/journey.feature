Feature: An account from its registration to its second password
  From the first visit to the next password, in one browser.

  @ACCT-05 @ACCT-06 @ACCT-07 @ACCT-08 @AUTH-05
  Scenario: A new user can log in once the e-mail is confirmed
    Given I visit the register page
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I click the button "가입하기"
    Then I am at the register confirmation page
    When I log in with "haneul.jung@example.org" and "Somang1976!"
    Then an alert in the dialog says "Unauthorized"
    When I open the link of the newest e-mail to "haneul.jung@example.org"
    Then a status in the page says "감사합니다!"
    When I log in with "haneul.jung@example.org" and "Somang1976!"
    Then I am at /home
    And I am signed in as "haneul.jung@example.org"

  @ACCT-10 @ACCT-11 @REL-12 @ROUTE-03
  Scenario: A user who has forgotten the password chooses another by the link of an e-mail
    Given I visit the forgot password page
    And I fill "이메일" with "minsu.kim@example.org"
    And I press "Enter"
    When I open the link of the newest e-mail to "minsu.kim@example.org"
    Then I see "minsu.kim@example.org"
    When I fill in
      | 새 비밀번호      | Somang2026! |
      | 새 비밀번호 확인 | Somang2026! |
    And I click the button "새 비밀번호 저장"
    Then a status in the page says "새 비밀번호가 설정되었습니다. 로그인 하셔도 됩니다."
    When I click the button "로그인" in the page
    And I see the login dialog
    And I log in with "minsu.kim@example.org" and "Somang2026!"
    Then I am signed in as member

  @ACCT-12 @AUTH-11
  Scenario: A user who changes the password can log in only with the new one
    Given I am a member
    And I visit the change password page
    When I fill in
      | 현재 비밀번호    | Somang1976! |
      | 새 비밀번호      | Somang2026! |
      | 새 비밀번호 확인 | Somang2026! |
    And I click the button "비밀번호 변경"
    Then a status in the page says "비밀번호를 성공적으로 변경하였습니다."
    When I log out
    And I am at the logout page
    And I log in with "minsu.kim@example.org" and "Somang1976!"
    Then an alert in the dialog says "Unauthorized"
    When I log in with "minsu.kim@example.org" and "Somang2026!"
    Then I am signed in as member

  @ACCT-05 @ACCT-06 @phone @browser
  Scenario: The same beginning on a telephone
    Given I visit the register page
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I click the button "가입하기"
    Then I am at the register confirmation page
    And nothing is wider than the window
    And the page is accessible at 1280 and 360 px, light and dark
