Feature: The user's own account
  A member sees who the church thinks they are, and what of it can be changed.

  @ACCT-14 @ROUTE-03
  Scenario: The profile shows the session and leads to what can be changed
    Given I am an editor
    When I visit the profile page
    Then I see "이선영"
    And I see "sunyoung.lee@example.org"
    And I see "권사"
    And I see "편집자"
    And the link "비밀번호 변경하기" leads to the change password page
    And the link "이메일 변경하기" leads to the change e-mail page
    And the link "역할 신청하기" leads to the role request page

  @ACCT-13 @ACCT-08 @ROUTE-03
  Scenario: An address is changed by the link that the new one gets
    Given I am a member
    And I visit the change e-mail page
    And "현재 이메일" holds "minsu.kim@example.org"
    When I fill "새 이메일" with "minsu.new@example.org"
    And I press "Enter"
    Then a status in the page says "이메일을 보냈습니다. 새 이메일의 받은편지함을 확인해 주세요."
    And POST /api/Account/ChangeEmail carried
      """
      { "currentEmail": "minsu.kim@example.org", "newEmail": "minsu.new@example.org" }
      """
    And POST /api/Account/ChangeEmail was sent in my name
    When I open the link of the newest e-mail to "minsu.new@example.org"
    Then a status in the page says "감사합니다!"

  @ACCT-13
  Scenario: An address that another account has is refused, and stays in its field
    Given I am a member
    And I visit the change e-mail page
    When I fill "새 이메일" with "sunyoung.lee@example.org"
    And I press "Enter"
    Then an alert in the page says "이메일 주소 변경 실패했습니다."
    And an alert in the page says "이미 쓰이고 있는 이메일입니다."
    And "새 이메일" holds "sunyoung.lee@example.org"
    And the field "새 이메일" has the focus

  @ACCT-13
  Scenario Outline: A change of address that <answer> has failed
    Given I am a member
    And I visit the change e-mail page
    And POST /api/Account/ChangeEmail <answer>
    When I fill "새 이메일" with "minsu.new@example.org"
    And I press "Enter"
    Then an alert in the page says "이메일 주소 변경 실패했습니다."
    And "새 이메일" holds "minsu.new@example.org"
    And no toast is shown

    Examples:
      | answer            |
      | is not understood |
