Feature: Presses before the application has loaded
  A page is painted long before its program runs on a slow network. What is pressed then is not lost.

  @SHELL-06 @browser
  Scenario: The menu opens at once, and stays as it is when the program takes it over
    When I visit the vision page before its program comes
    And I click the menu button
    Then the header "교회소개" is open
    When I click the header "교제"
    Then the menu button is open
    When the program comes
    Then the header "교제" is open
    And the header "교회소개" is open
    And the header "교제" has the focus
    When I press "Escape"
    Then the menu button has the focus
    And the menu button is closed

  @SHELL-07 @ROUTE-09 @browser
  Scenario: What the program takes over goes on as it would have begun
    Given I visit the pastor page
    When I visit the vision page before its program comes
    And I click the menu button
    And I click the header "교제"
    When the program comes, and takes the menu over
    And I click the heading "전체 메뉴"
    Then the header "교제" is closed
    And the header "교회소개" is open
    When I go back
    Then I do not see the dialog "전체 메뉴"
    When I go back
    Then I am at the pastor page

  @SHELL-06 @browser
  Scenario: A link of the menu leads on without the program
    When I visit the vision page before its program comes
    And I click the menu button
    And I click the header "교제"
    And I click the link "공지사항" in the dialog "전체 메뉴"
    And the program comes
    Then I am at the announcements page

  @AUTH-01 @AUTH-02 @AUTH-05 @browser
  Scenario: The login dialog opens at once, and what is sent in it before the program comes is sent once
    When I visit the vision page before its program comes
    And I click the button "로그인" in the top bar
    Then I see the login dialog
    And the field "이메일" has the focus
    When I fill "이메일" with "minsu.kim@example.org"
    And I fill "비밀번호" with "Somang1976!"
    And I press "Enter"
    Then the login button is noted
    When the program comes
    Then I am at /home
    And I am signed in as member
    And POST /api/Account/login was sent 1 time

  @AUTH-02 @SHELL-03 @ROUTE-09 @browser
  Scenario: The login that is chosen in the menu takes its place, and is taken over as it stands
    When I visit the vision page before its program comes
    And I click the menu button
    And I click the button "로그인" in the dialog "전체 메뉴"
    Then I see the login dialog
    When I fill "이메일" with "minsu"
    And the program comes
    Then "이메일" holds "minsu"
    And I do not see the dialog "전체 메뉴"
    When I go back
    Then I do not see the login dialog
    And the menu button has the focus

  @ACCT-05 @ACCT-06 @browser
  Scenario: An account that is asked for before the program can make it is made once
    When I visit the register page before its program comes
    And I fill in
      | 이메일        | haneul.jung@example.org |
      | 비밀번호      | Somang1976!             |
      | 비밀번호 확인 | Somang1976!             |
    And I press "Enter"
    Then the button "가입하기" is noted
    When the program comes
    Then I am at the register confirmation page
    And POST /api/account/register was sent 1 time
    And 1 e-mail went to "haneul.jung@example.org"

  @ACCT-10 @browser
  Scenario: An address that is typed before the program comes stays, and what is typed on goes with it
    When I visit the forgot password page before its program comes
    And I fill "이메일" with "minsu.kim"
    And the program comes
    Then "이메일" holds "minsu.kim"
    And the field "이메일" has the focus
    When I fill "이메일" with "minsu.kim@example.org"
    And I press "Enter"
    Then a status in the page says "이메일을 전송하였습니다."
    And 1 e-mail went to "minsu.kim@example.org"

  @AUTH-10
  Scenario: A stored session is restored on a page of text, too
    Given I am a member
    When I visit the vision page
    Then I see "minsu.kim@example.org"
