Feature: The site as it is built for a real server
  Everything that is not the site's own comes from the one server that it was built for.

  @AUTH-19
  Scenario: The pictures of a bulletin come from the one server
    When I visit the bulletin page
    Then I see 4 pictures of the server
    And nothing was asked of another server

  @AUTH-19
  Scenario: Downloads lead to the one server, and so do all calls
    Given I am an editor
    When I visit the Bible studies page
    Then I see 10 downloads of the server
    And nothing was asked of another server

  @AUTH-19 @MOCK-05
  Scenario: Nothing of the demo is on board
    When I visit the home page
    Then I see 3 entries of the news "공지사항"
    And I do not see the demo tools
    And I do not see "체험판"
    And I do not see "지어낸 것"
    And nothing was asked of another server
