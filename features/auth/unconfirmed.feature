Feature: Logging in with an address that is not confirmed
  The site cannot know whether the credentials are wrong or the address is unconfirmed: it says both.

  @AUTH-07 @ACCT-07
  Scenario: A user who has not confirmed the address is shown how to get another e-mail
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    When I log in as unconfirmed
    Then an alert in the dialog says "Unauthorized"
    And an alert in the dialog says "확인 메일을 누르셨는지 살펴봐 주세요."
    When I click the link "확인 메일 다시 받기" in the alert "Unauthorized"
    Then I am at the resend confirmation page
    And I do not see the login dialog
