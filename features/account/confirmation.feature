Feature: Confirming an e-mail
  The link of the e-mail is used once, at once, and its secrets do not stay in the address bar.

  @ACCT-08 @REL-12 @ROUTE-03 @browser
  Scenario: The link of the e-mail confirms the address, with confetti
    Given I visit the resend confirmation page
    And I fill "이메일" with "yuna.choi@example.org"
    And I press "Enter"
    When I open the link of the newest e-mail to "yuna.choi@example.org"
    Then a status in the page says "감사합니다! 이메일이 확인되었습니다."
    And I see 50 pieces of confetti
    And I am at /confirmEmail
    And GET /api/Account/ConfirmEmail was sent 1 time
    And nothing is wider than the window

  @ACCT-08 @browser
  Scenario: With reduced motion there is no confetti
    Given GET /api/Account/ConfirmEmail succeeds
    And I prefer less motion
    When I visit /confirmEmail?userId=7&code=abc
    Then a status in the page says "감사합니다!"
    And I do not see pieces of confetti
    And the page is accessible at 1280 and 360 px, light and dark

  @ACCT-08 @AUTH-13
  Scenario Outline: A confirmation that <answer> has failed
    Given GET /api/Account/ConfirmEmail <answer>
    And I am a member
    When I visit /confirmEmail?userId=7&code=abc
    Then an alert in the page says "문제가 발생하였습니다."
    And an alert in the page says "예상치 못한 문제입니다. 문의 하시길 바람니다."
    And I do not see pieces of confetti
    And GET /api/Account/ConfirmEmail was sent 1 time
    And GET /api/Account/ConfirmEmail was sent in a visitor's name
    And POST /api/Account/Refresh was sent 0 times
    And I am signed in as member

    Examples:
      | answer           |
      | asks for a login |

  @ACCT-08
  Scenario: A server that did not answer can be asked again
    Given GET /api/Account/ConfirmEmail gets no answer
    And I visit /confirmEmail?userId=7&code=abc
    And an alert in the page says "문제가 발생하였습니다."
    When GET /api/Account/ConfirmEmail works again
    And GET /api/Account/ConfirmEmail succeeds
    And I click the button "다시 시도"
    Then a status in the page says "감사합니다!"

  @ACCT-08
  Scenario Outline: A link without <what> fails without a call
    When I visit <address>
    Then an alert in the page says "문제가 발생하였습니다."
    And the link "확인 메일 다시 받기" leads to the resend confirmation page
    And GET /api/Account/ConfirmEmail was sent 0 times

    Examples:
      | what     | address                |
      | anything | /confirmEmail          |
      | the code | /confirmEmail?userId=7 |

  @ACCT-08
  Scenario: A link that was used already has failed
    Given I visit the resend confirmation page
    And I fill "이메일" with "yuna.choi@example.org"
    And I press "Enter"
    And I open the link of the newest e-mail to "yuna.choi@example.org"
    And a status in the page says "감사합니다!"
    When I open the link of the newest e-mail to "yuna.choi@example.org"
    Then an alert in the page says "문제가 발생하였습니다."

  @ACCT-09 @ROUTE-03
  Scenario: The confirmation e-mail can be asked for again
    Given I visit the resend confirmation page
    When I fill "이메일" with "yuna.choi@example.org"
    And I click the button "확인 메일 보내기"
    Then a status in the page says "이메일이 전송되었습니다."
    And 1 e-mail went to "yuna.choi@example.org"
    And no toast is shown
    When I click the button "다시 보내기"
    Then "이메일" holds ""

  @ACCT-09
  Scenario Outline: Asking again, when it <answer>, says so and keeps the address
    Given I visit the resend confirmation page
    And POST /api/Account/ResendEmailConfirmation <answer>
    When I fill "이메일" with "yuna.choi@example.org"
    And I press "Enter"
    Then an alert in the page says "실패...."
    And "이메일" holds "yuna.choi@example.org"
    And the field "이메일" has the focus

    Examples:
      | answer         |
      | gets no answer |
