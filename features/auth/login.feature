Feature: Logging in
  The right words open a session; every failure is said in the dialog, and what was typed stays.

  @AUTH-05 @AUTH-09 @AUTH-17 @SHELL-02
  Scenario: A member logs in and comes to the home page
    Given my browser notes what is sent with credentials
    And I visit the vision page
    And I click the button "로그인" in the top bar
    When I log in as member
    Then I am at /home
    And I do not see the login dialog
    And I am signed in as member
    And session storage holds the token of member under both names
    And POST /api/account/login carried
      """
      { "email": "minsu.kim@example.org", "password": "Somang1976!" }
      """
    And POST /api/account/login was sent in nobody's name
    And every call was sent with credentials

  @AUTH-06 @AUTH-07
  Scenario: A success without an access token is a failure
    Given I visit the vision page
    And POST /api/account/login is answered with nonsense
    And I click the button "로그인" in the top bar
    When I log in as member
    Then an alert in the dialog says "Login Failed"
    And I am at the vision page
    And session storage is empty
    When I press "Escape"
    Then I am signed out

  @AUTH-07 @ROUTE-11
  Scenario Outline: A login that <answer> is told in the dialog, and the e-mail stays
    Given I visit the vision page
    And POST /api/account/login <answer>
    And I click the button "로그인" in the top bar
    When I log in as member
    Then an alert in the dialog says "<literal>"
    And an alert in the dialog says "<sentence>"
    And "이메일" holds "minsu.kim@example.org"
    And POST /api/account/login was sent 1 time
    And POST /api/Account/Refresh was sent 0 times

    Examples:
      | answer            | literal                      | sentence              |
      | is not understood | Missing Username or Password | 이메일이나 비밀번호가 비어 있습니다.  |
      | asks for a login  | Unauthorized                 | 이메일 또는 비밀번호가 맞지 않습니다. |
      | is forbidden      | Login Failed                 | 로그인하지 못했습니다.          |
      | fails             | Login Failed                 | 로그인하지 못했습니다.          |
      | gets no answer    | No Server Response           | 서버에서 답이 없습니다.         |

  @AUTH-07
  Scenario: A login that hangs is given up
    Given I visit the vision page
    And POST /api/account/login hangs
    And I click the button "로그인" in the top bar
    When I log in as member
    Then the login button is disabled
    When 16 seconds pass
    Then an alert in the dialog says "No Server Response"
    And "이메일" holds "minsu.kim@example.org"

  @AUTH-07
  Scenario: A wrong password can be mended
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    When I fill "이메일" with "minsu.kim@example.org"
    And I fill "비밀번호" with "somang1976"
    And I click the login button
    Then an alert in the dialog says "Unauthorized"
    When I fill "비밀번호" with "Somang1976!"
    And I press "Enter"
    Then I am signed in as member
    And I am at /home

  @REL-07 @AUTH-09
  Scenario Outline: Where session storage is <state>, a session lives as long as the page
    Given session storage is <state>
    And I visit the vision page
    And I click the button "로그인" in the top bar
    When I log in as member
    Then I am signed in as member
    When I click "교제" in the navigation "주요 메뉴"
    Then I am at the events page
    And I am signed in as member
    When I log out
    Then I am at the logout page
    And I am signed out

    Examples:
      | state   |
      | blocked |
      | full    |
