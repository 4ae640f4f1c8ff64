Feature: Making an account
  A visitor with an e-mail address can make an account; what is wrong is said beside the field before anything is sent.

  Background:
    Given I visit the register page
    And I see the heading "회원가입"

  @ACCT-01 @browser
  Scenario: The e-mail is checked while it is written
    When I fill in
      | 이메일   | haneul@ |
      | 비밀번호 | S       |
    Then "이메일" is wrong: "올바른 이메일 주소를 입력해주세요."
    And the hint "올바른 이메일 주소를 입력해주세요." is red
    And I do not see the check of "이메일"
    When I fill "이메일" with "haneul.jung@example.org"
    Then "이메일" is right: "올바르게 입력하셨습니다"
    And the check of "이메일" is green
    And I do not see "올바른 이메일 주소를 입력해주세요."

  @ACCT-02 @ROUTE-11
  Scenario: The password rule is shown, in English and in Korean, with what is still missing
    Then I see "4 to 24 characters. Must include uppercase and lowercase letters, a number and a special character."
    And I see "4자에서 24자까지 쓰시고"
    When I fill "비밀번호" with "somang1976"
    And I fill "비밀번호 확인" with "s"
    Then "비밀번호" is wrong: "아직 빠진 것: 영어 대문자, 특수문자"
    When I fill "비밀번호" with "Somang1976!"
    Then "비밀번호" is right: "올바르게 입력하셨습니다"

  @ACCT-03
  Scenario: The password is written twice
    When I fill in
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976              |
      | 이메일        | haneul.jung@example.org |
    Then "비밀번호 확인" is wrong: "비밀번호와 일치해야 합니다."
    When I fill "비밀번호 확인" with "Somang1976!"
    Then "비밀번호 확인" is right: "올바르게 입력하셨습니다"

  @ACCT-04
  Scenario: The button is disabled until all three are valid
    Then the button "가입하기" is disabled
    When I fill "이메일" with "haneul.jung@example.org"
    And I fill "비밀번호" with "Somang1976!"
    Then the button "가입하기" is disabled
    When I fill "비밀번호 확인" with "Somang1976!"
    Then the button "가입하기" is enabled

  @ACCT-04 @ROUTE-11
  Scenario: An invalid entry that is submitted all the same sends nothing
    When I fill "이메일" with "haneul.jung@example.org"
    And I fill "비밀번호" with "somang"
    And I press "Enter"
    Then an alert in the page says "Invalid entry!"
    And an alert in the page says "아래 줄을 누르시면 그 칸으로 갑니다."
    And the field "비밀번호" has the focus
    And POST /api/account/register was sent 0 times

  @ACCT-05 @ACCT-06 @ROUTE-03
  Scenario: A valid entry creates the account and says what comes next
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I press "Enter"
    Then I am at the register confirmation page
    And I see "회원가입을 마치셨으면 계정이 만들어졌습니다."
    And I see "아직 이메일을 확인하지 않으셨으면 로그인하실 수 없습니다. 이메일을 확인해 주세요."
    And 1 e-mail went to "haneul.jung@example.org"
    When I click the link "첫 화면으로"
    Then I am at /

  @ACCT-05 @REL-17
  Scenario: A double click sends the entry once
    Given POST /api/account/register hangs
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I double-click the button "가입하기"
    And I press "Enter"
    Then I see "가입하고 있습니다"
    And POST /api/account/register was sent 1 time

  @ACCT-05
  Scenario: An address that is taken has a message, and the focus returns to it
    When I fill in
      | 이메일        | minsu.kim@example.org |
      | 비밀번호      | Somang1976!           |
      | 비밀번호 확인 | Somang1976!           |
    And I press "Enter"
    Then an alert in the page says "Username Taken"
    And an alert in the page says "이미 가입된 이메일입니다."
    And the field "이메일" has the focus
    And "이메일" holds "minsu.kim@example.org"
    And no toast is shown

  @ACCT-05
  Scenario Outline: A registration that <answer> says so, keeps what was typed, and can be sent again
    Given POST /api/account/register <answer>
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I press "Enter"
    Then an alert in the page says "<literal>"
    And the field "이메일" has the focus
    And "비밀번호" holds "Somang1976!"
    When POST /api/account/register works again
    And I press "Enter"
    Then I am at the register confirmation page

    Examples:
      | answer            | literal        |
      | fails             | 계정만들기 실패하였습니다. |
      | gets no answer    | 서버가가 반응이 없습니다. |

  @ACCT-02
  Scenario: A keyboard that was left on Hangul is detected
    When I fill "비밀번호" with "내ㅡ뭏1976!"
    Then I see "한글이 들어 있습니다. 한/영 키를 눌러 영어로 바꾸어 입력해 주세요."

  @ACCT-05 @REL-18
  Scenario: A registration goes on when its page is left, and is told elsewhere
    Given POST /api/account/register is held
    When I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I click the button "가입하기"
    And I click the link "교회소개" in the navigation "주요 메뉴"
    Then I am at the vision page
    When the held calls are answered
    Then a toast says "가입되었습니다."
    And I am at the vision page
    And POST /api/account/register was sent 1 time
