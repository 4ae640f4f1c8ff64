@browser
Feature: One session in several tabs
  A tab that is opened beside a member's is the member's too, and none is forgotten when the member leaves.

  @AUTH-18 @REL-08
  Scenario: A tab that is opened beside a member's has the session at once, and logging out there ends it in both
    Given I am a member
    And I visit the profile page
    And I see "김민수"
    When I open the profile page in a second tab
    Then the page lets me in
    And I am signed in as member
    And session storage holds the token of member under both names
    And POST /api/account/login was sent 0 times
    When I log out
    And I am at the logout page
    And I turn to tab 1
    Then I see the login dialog
    And I do not see "김민수"
    When I open the profile page in a second tab
    Then I see the login dialog

  @AUTH-18
  Scenario: A visitor's tab does not wait for a session that no tab has
    Given I visit the vision page
    When I open the announcements page in a second tab
    Then I see 10 announcements
    And I am signed out

  @REL-08 @REL-05
  Scenario: A tab that was on another site meanwhile finds the session ended when it comes back
    Given I am an admin
    And I visit the members page
    And I see "김민수"
    And I open a second tab of this session at the vision page
    And I turn to tab 1
    And this tab goes to another site
    When I turn to tab 2
    And I log out
    And I turn to tab 1
    And I go back
    Then I see the login dialog
    And I do not see "김민수"
