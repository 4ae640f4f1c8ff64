@conformance
Feature: Each step that looks can fail
  On either driver: what never fails proves nothing. Each line is not so because something else is.

  Scenario: What is shown
    Given I visit the announcements page
    And I see 10 announcements
    And nothing of the following is so
    Then I see "없는 말"
    And I do not see "공지사항"
    And I see the heading "없는 제목"
    And I do not see the list of posts
    And I see 77 announcements
    And the page heading says "교회 연혁"
    And the page heading says just "공지"
    And the page heading does not say "공지"
    And I see "교회 연혁" in the page heading
    And announcements are
      | 교회 연혁 |
    And the links of the page are
      | 교회 연혁 | / |
    And the link "로그인" in the page leads to the pastor page
    And the log says "없는 말"

  Scenario: What a table holds
    Given I am an admin
    And I visit the members page
    And I see "400명"
    And nothing of the following is so
    Then the rows of the table "회원 명부" are
      | 없는 말 |
    And the church holds of member 37
      | name | 없는 이름 |

  Scenario: How things are
    Given I visit the vision page
    And I see "목회철학과 비전"
    And nothing of the following is so
    Then the page heading has the focus
    And the page heading is marked as the current page
    And the page heading is disabled
    And the page heading is busy
    And the page heading is pressed
    And the page heading is noted
    And the page heading is masked
    And the page heading is readable
    And the page heading is chosen
    And the page heading is open
    And the Tab key never leaves the footer

  Scenario: What is unfolded
    Given I visit the logout page
    And I click the menu button
    And I click the header "교회소개"
    And the header "교회소개" is open
    And nothing of the following is so
    Then the header "교회소개" is closed

  Scenario: While a login runs
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    And POST /api/account/login hangs
    And I fill in
      | 이메일   | minsu.kim@example.org |
      | 비밀번호 | Somang1976!           |
    And I press "Enter"
    And the login button is disabled
    And nothing of the following is so
    Then the login button is enabled

  Scenario: Where one is
    Given I visit the announcements page
    And nothing of the following is so
    Then I am at the vision page
    And the title is "다른 제목"
    And "2026-11-19" is kept as the poster's day

  Scenario: As whom one is there
    Given I am a member
    And I visit the profile page
    And I am signed in as member
    And the page lets me in
    And nothing of the following is so
    Then I am signed in as admin
    And I am signed out
    And the page asks for a login
    And the page says that I have no permission
    And session storage holds the token of admin under both names
    And this device holds nothing of member

  Scenario: Where one is let in
    Given I visit the profile page
    And the page asks for a login
    And nothing of the following is so
    Then the page lets me in

  Scenario: What stands in fields
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    And I fill "비밀번호" with "Somang1976!"
    And I click the login button
    And "이메일" is wrong: "이메일을 입력해 주세요."
    And nothing of the following is so
    Then "이메일" holds "lee"
    And "이메일" is wrong: "없는 말"
    And "이메일" is right: "없는 말"
    And "이메일" is right: "이메일을 입력해 주세요."
    And "이메일" is not wrong

  Scenario: What was sent
    Given I am a member
    And I visit the announcements page
    And I see 10 announcements
    And nothing of the following is so
    Then GET /api/Announcement was sent 2 times
    And GET /api/Announcement was sent 0 times
    And no call was sent
    And no call was sent to the server
    And 1 e-mail went to "nobody@example.org"
    And GET /api/Announcement asked for
      | page |
      | 7    |
    And GET /api/Announcement was sent in a visitor's name
    And GET /api/Announcement was sent in the name of admin
    And GET /api/Announcement was given up
    And GET /api/Announcement carried
      """
      {}
      """
    And GET /api/Announcement carried the fields "title"

  Scenario: In whose name it was sent
    Given I visit the announcements page
    And I see 10 announcements
    And nothing of the following is so
    Then GET /api/Announcement was sent in my name

  @logs-errors
  Scenario: What the church refused
    Given I am a member
    And GET /api/Announcement is forbidden
    And I visit the announcements page
    And I see the button "다시 시도"
    And nothing of the following is so
    Then the church refused no call
    And no toast is shown

  Scenario: What stands in a list
    Given I am an editor
    And another user posts the announcement "두 번 나눕니다"
    And another user posts the announcement "두 번 나눕니다"
    And I visit the announcements page
    And I see "두 번 나눕니다"
    And the page has run a foreign script
    And nothing of the following is so
    Then no announcement stands there twice
    And nothing of it ran
    And nothing that was shown ran

  Scenario: What a board shows
    Given I am an admin
    And I visit the duties page
    And the board shows every duty of the church with its members
    And another user moves "강태준" from "장로" to "휴무장로"
    And nothing of the following is so
    Then the board shows every duty of the church with its members

  Scenario: What several pages show
    Given I visit the vision page
    And nothing of the following is so
    Then these pages work, or say what this server cannot do
      | /intro/vision | 없는 말 |
