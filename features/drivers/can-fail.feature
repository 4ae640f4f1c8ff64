@conformance
Feature: Each step that looks can fail
  On either driver: what never fails proves nothing.

  Scenario: What is shown
    Given I visit the vision page
    And I see "목회철학과 비전"
    And nothing of the following is so
    Then I see "없는 말"
    And I do not see "목회철학과 비전"
    And I see the heading "없는 제목"
    And I do not see the link "교회 연혁"
    And I see 77 menu groups
    And the page heading says "교회 연혁"
    And the page heading says just "비전"
    And the page heading does not say "비전"
    And I see "교회 연혁" in the page heading
    And menu groups are
      | 교회 연혁 |
    And the links of the page are
      | 교회 연혁 | / |
    And the link "교회 연혁" in the page leads to the pastor page
    And the link "교회 연혁" in the page has the focus
    And the link "교회 연혁" in the page is marked as the current page
    And the link "교회 연혁" in the page is disabled
    And the link "교회 연혁" in the page is busy
    And the link "교회 연혁" in the page is pressed
    And the link "교회 연혁" in the page is noted
    And the link "교회 연혁" in the page is masked
    And the link "교회 연혁" in the page is readable
    And the link "교회 연혁" in the page is chosen
    And the link "교회 연혁" in the page is open

  Scenario: Where one is, and as whom
    Given I am a member
    And I visit the announcements page
    And I am signed in as member
    And nothing of the following is so
    Then I am at the vision page
    And the title is "다른 제목"
    And I am signed in as admin
    And I am signed out
    And the page asks for a login
    And session storage holds the token of admin under both names
    And "2026-11-19" is kept as the poster's day
    And the church holds of member 1
      | name | 없는 이름 |

  Scenario: What a dialog does
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    And I fill "이메일" with "kim"
    And nothing of the following is so
    Then "이메일" holds "lee"
    And "이메일" is wrong: "없는 말"
    And "이메일" is right: "없는 말"

  Scenario: What was sent
    Given I am a member
    And I visit the announcements page
    And I see 10 announcements
    And nothing of the following is so
    Then GET /api/Announcement was sent 2 times
    And no call was sent
    And no call was sent to the server
    And 1 e-mail went to "nobody@example.org"
    And GET /api/Announcement asked for
      | page |
      | 7    |
    And GET /api/Announcement was sent in a visitor's name
    And GET /api/Announcement was given up
    And GET /api/Announcement carried
      """
      {}
      """
    And GET /api/Announcement carried the fields "title"
    And the log says "없는 말"

  Scenario: What a table holds
    Given I am an admin
    And I visit the members page
    And I see "400명"
    And nothing of the following is so
    Then the rows of the table "회원 명부" are
      | 없는 말 |
