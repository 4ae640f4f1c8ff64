Feature: The whole way of an account
  From the first visit to a forgotten password, in one browser.

  @ACCT-05 @ACCT-06 @ACCT-07 @ACCT-08 @ACCT-10 @ACCT-11 @ACCT-12 @AUTH-05 @AUTH-11
  Scenario: Somebody registers, confirms, logs in, changes the password, forgets it, and comes back
    Given I visit the register page
    When I fill "이메일" with "haneul.jung@example.org"
    And I fill "비밀번호" with "Somang1976!"
    And I fill "비밀번호 확인" with "Somang1976!"
    And I click the button "가입하기"
    Then I am at the register confirmation page
    When I log in with "haneul.jung@example.org" and "Somang1976!"
    Then an alert in the dialog says "Unauthorized"

    When I open the link of the newest e-mail to "haneul.jung@example.org"
    Then a status in the page says "감사합니다!"
    When I click the button "로그인" in the page
    Then I see the login dialog
    When I log in with "haneul.jung@example.org" and "Somang1976!"
    Then I am at /home
    And I am signed in as "haneul.jung@example.org"

    When I visit the change password page
    And I fill "현재 비밀번호" with "Somang1976!"
    And I fill "새 비밀번호" with "Somang1977@"
    And I fill "새 비밀번호 확인" with "Somang1977@"
    And I click the button "비밀번호 변경"
    Then a status in the page says "비밀번호를 성공적으로 변경하였습니다."
    When I log out
    Then I am at the logout page
    When I log in with "haneul.jung@example.org" and "Somang1976!"
    Then an alert in the dialog says "Unauthorized"
    When I log in with "haneul.jung@example.org" and "Somang1977@"
    Then I am signed in as "haneul.jung@example.org"
    And I am at /home
    When I log out
    Then I am at the logout page

    When I visit the forgot password page
    And I fill "이메일" with "haneul.jung@example.org"
    And I click the button "링크 보내기"
    Then a status in the page says "이메일을 전송하였습니다."
    When I open the link of the newest e-mail to "haneul.jung@example.org"
    And I fill "새 비밀번호" with "Somang1978#"
    And I fill "새 비밀번호 확인" with "Somang1978#"
    And I click the button "새 비밀번호 저장"
    Then a status in the page says "새 비밀번호가 설정되었습니다. 로그인 하셔도 됩니다."
    When I click the button "로그인" in the page
    Then I see the login dialog
    When I log in with "haneul.jung@example.org" and "Somang1978#"
    Then I am signed in as "haneul.jung@example.org"
    And I am at /home

  @ACCT-05 @ACCT-06 @phone
  Scenario: The same beginning on a telephone
    Given I visit the register page
    When I fill "이메일" with "haneul.jung@example.org"
    And I fill "비밀번호" with "Somang1976!"
    And I fill "비밀번호 확인" with "Somang1976!"
    And I click the button "가입하기"
    Then I am at the register confirmation page
    And nothing is wider than the window
    And nobody is kept out at 1280 and 360 px, light and dark
