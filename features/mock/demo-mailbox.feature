@mock @MOCK-03 @browser
Feature: The mailbox of the demo
  A user of the demo reads the mails that the church would send, and follows their links.

  Background:
    Given I visit the resend confirmation page
    And I fill "이메일" with "yuna.choi@example.org"
    And I click the button "확인 메일 보내기"
    And the button of the demo tools says "새 편지 1통"

  @ACCT-08 @ACCT-07
  Scenario: A mail arrives by itself, and its link opens in this tab; who has followed it can sign in
    When I click the button of the demo tools
    And I click the demo part "편지함"
    And I click the tool "이메일 주소를 확인해 주세요"
    Then I see "아래 링크를 누르시면 가입이 끝납니다."
    And I see "yuna.choi@example.org · 오늘 10:00"
    And I do not see "새 편지"
    When I click the link "확인 링크 열기"
    Then I see 50 pieces of confetti
    And GET /api/Account/ConfirmEmail was sent 1 time
    When I click the demo part "누구로 볼까요"
    And I click the tool "미확인 회원 최유나"
    Then I am signed in as unconfirmed

  @ACCT-10 @MOCK-02
  Scenario: The newest mail stands first, and other tabs hear of it
    Given I click the button of the demo tools
    And I click the demo part "편지함"
    When I open the forgot password page in a second tab
    And I fill "이메일" with "minsu.kim@example.org"
    And I click the button "링크 보내기"
    And I turn to tab 1
    Then I see "새 편지 2통"
    And mails are
      | 비밀번호를 다시 정해 주세요 | 새 편지 |
      | 이메일 주소를 확인해 주세요 | 새 편지 |
    When I click the tool "비밀번호를 다시 정해 주세요"
    And I click the link "재설정 링크 열기"
    Then the title is "새 비밀번호 설정 · 아순시온 소망한인교회"
