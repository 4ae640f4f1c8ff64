@built-site
Feature: The site as it is built for a real server
  The church of the demo stands on a port of its own, in the place of the real server.

  @AUTH-19 @MOCK-04
  Scenario: Every call, picture and download goes to the one server
    Given the server of the built site answers
    When I visit the announcements page
    Then I see 10 announcements
    When I visit the bulletin page
    Then every picture of the bulletin has come from the server
    When I visit the Bible studies page
    Then every download leads to the server
    And every call went to the server

  @MOCK-04 @AUTH-17 @ANNO-02
  Scenario: An editor publishes over a real line
    Given the server of the built site answers
    And I visit the announcements page
    And I click the button "로그인" in the top bar
    And I log in as editor
    And I am signed in as editor
    And I visit the announcements page
    When I fill "제목" with "성가대 연습"
    And I fill "내용" with "토요일 저녁에 모입니다."
    And I fill "작성자" with "찬양부"
    And I click the button "등록"
    Then announcement 1 of the list says "성가대 연습"
    When I reload
    Then announcement 1 of the list says "성가대 연습"

  @MOCK-05
  Scenario: Nothing of the mocked church is on board
    Given the server of the built site answers
    When I visit the home page
    Then nothing stands between the page and its server
    And I do not see the button "데모"
    And the page does not say that its persons are invented
