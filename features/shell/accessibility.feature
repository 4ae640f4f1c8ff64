@browser
Feature: Accessibility of the pages
  What a program can tell of the Web Content Accessibility Guidelines 2.2 (AA), on wide and small screens, by day and night.

  @accessibility
  Scenario: The announcements are accessible
    When I visit the announcements page
    Then I see the heading "추수감사주일"
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Writing an announcement is accessible
    Given I am an editor
    When I visit the announcements page
    And I click the button "새 공지 쓰기"
    And I click the button "등록"
    Then I see "제목을 입력해 주세요."
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility
  Scenario: The login dialog is accessible
    Given I visit the vision page
    When I click the button "로그인" in the top bar
    And I click the login button
    Then I see "이메일을 입력해 주세요."
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility
  Scenario: The menu is accessible
    Given I am an admin
    And I visit the announcements page
    When I click the menu button
    And I click the header "관리"
    Then I see the link "회원 관리"
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility
  Scenario: The not-found page is accessible
    When I visit /no/such/page
    Then I see "404"
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility @phone
  Scenario: With text twice as large nothing of the public pages is lost
    Given the window is 360 px wide and 640 px high
    Then with letters twice as large nothing stands out of the window on
      | /                           | /intro/vision               | /intro/history            |
      | /intro/coop-misionaries     | /people/pastor              | /people/deaconTrainees    |
      | /sermon/bulletin            | /sermon/current             | /sermon/bibleStudies      |
      | /communion/events           | /communion/advertisements   | /communion/announcements  |
      | /organizations              | /organizations/committees/2 | /organizations/missions/1 |
      | /register                   | /registerConfirmation       | /confirmEmail             |
      | /resendEmailConfirmation    | /forgotPassword             | /no/such/page             |
      | /resetPassword?code=a&email=a@example.org | /logout       | /demo/zones               |
      | /search                     | /search?q=예배              | /search?q=없는말           |

  @accessibility @phone
  Scenario: With text twice as large nothing is lost of what members and admins do
    Given I am an admin
    And the window is 360 px wide and 640 px high
    Then with letters twice as large nothing stands out of the window on
      | /account/profile         | /account/changePassword | /account/changeEmail |
      | /member/manageMembers    | /member/detail/1        | /duty/manage         |
      | /zone/manage             | /job/manage             | /job/manage/session  |
      | /role/myRoles            | /role/request           | /role/manageRoles    |
      | /role/detail/role-editor | /sermon/uploadBulletin  | /communion/events    |
