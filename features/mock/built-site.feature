@browser
Feature: The site as it is built for a real server
  Everything that is not the site's own comes from the one server that it was built for.

  @AUTH-19 @MOCK-05
  Scenario: The pictures of a bulletin and the downloads come from the one server, all calls lead to it, and nothing of the demo is on board
    Given I am an editor
    When I visit the bulletin page
    Then I see 4 pictures of the server
    And nothing was asked of another server
    When I visit the Bible studies page
    Then I see 10 downloads of the server
    And nothing was asked of another server
    When I visit the home page
    Then I see 3 entries of the news "공지사항"
    And I do not see the demo tools
    And I do not see "체험판"
    And I do not see "지어낸 것"
    And nothing was asked of another server

  @home-week @REL-28 @logs-errors
  Scenario: The announcements of the home page are shown without the code that the rest of the news waits for
    Given the code of the core cannot be fetched
    When I visit the home page
    Then I see 3 entries of the news "공지사항"
    And I see the alert "페이지를 불러오지 못했습니다."
    When I press "Tab"
    And 3 seconds pass
    Then no toast is shown
    When the code of the core can be fetched again
    And I click the button "다시 시도" in the alert "페이지를 불러오지 못했습니다."
    Then I see the picture "2026년 11월 22일 주보 표지"
    And I see 3 entries of the news "공지사항"
