Feature: Logging in
  The right credentials open a session; every failure is said in the dialog, and what was typed stays.

  Background:
    Given I visit the vision page

  @AUTH-05 @AUTH-09 @SHELL-02
  Scenario: A member logs in and comes to the home page
    When I log in as member
    Then I am at /home
    And I do not see the login dialog
    And I am signed in as member
    And session storage holds the token of member under both names
    And POST /api/account/login was sent in a visitor's name
    And POST /api/account/login carried
      """
      { "email": "minsu.kim@example.org", "password": "Somang1976!" }
      """

  @AUTH-05 @AUTH-14
  Scenario: A session that began in the dialog outlives its first token
    Given I log in as admin
    And I am signed in as admin
    And my access token has expired
    When I visit the members page
    Then I see "400명"
    And POST /api/Account/Refresh was sent 1 time
    And I am signed in as admin

  @AUTH-06 @AUTH-07
  Scenario: A success without an access token is a failure
    Given POST /api/account/login is answered with nonsense
    When I log in as member
    Then an alert in the dialog says "Login Failed"
    And I am at the vision page
    When I press "Escape"
    Then I am signed out

  @AUTH-07 @AUTH-13 @ROUTE-11
  Scenario: A wrong password has a message in the dialog, and can be corrected
    When I log in with "minsu.kim@example.org" and "somang1976"
    Then an alert in the dialog says "Unauthorized"
    And an alert in the dialog says "이메일 또는 비밀번호가 맞지 않습니다."
    And "이메일" holds "minsu.kim@example.org"
    And POST /api/account/login was sent 1 time
    And POST /api/Account/Refresh was sent 0 times
    When I fill "비밀번호" with "Somang1976!"
    And I press "Enter"
    Then I am signed in as member
    And I am at /home

  @AUTH-07 @ROUTE-11
  Scenario Outline: A login that <answer> shows a message in the dialog, and the e-mail stays
    Given POST /api/account/login <answer>
    When I log in as member
    Then an alert in the dialog says "<literal>"
    And an alert in the dialog says "<sentence>"
    And "이메일" holds "minsu.kim@example.org"
    And POST /api/account/login was sent 1 time

    Examples:
      | answer            | literal                      | sentence                             |
      | is not understood | Missing Username or Password | 이메일이나 비밀번호가 비어 있습니다. |
      | is forbidden      | Login Failed                 | 로그인하지 못했습니다.               |
      | gets no answer    | No Server Response           | 서버에서 답이 없습니다.              |

  @AUTH-07
  Scenario: A login that hangs is aborted
    Given POST /api/account/login hangs
    When I log in as member
    Then the login button is disabled
    When 16 seconds pass
    Then an alert in the dialog says "No Server Response"
    And "이메일" holds "minsu.kim@example.org"
