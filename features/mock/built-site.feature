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

  @BULL-07 @REL-16
  Scenario: Of three pages on a slow line one is taken out, and the others arrive in their order
    Given the server of the built site, without any post, answers over a line of its own
    And I visit the announcements page
    And I click the button "로그인" in the top bar
    And I log in as editor
    And I am signed in as editor
    And I visit the bulletin upload page
    And the line carries 40 kB a second
    When I choose the files "무거운표지.png, 무거운둘째.jpg, 무거운셋째.webp"
    And I click the button "올리기"
    Then the file "무거운표지.png" says "% 보냈습니다"
    And the file "무거운셋째.webp" says "차례를 기다리고 있습니다"
    And I see a progress bar "올리고 있습니다"
    When I click the button "빼기 무거운둘째.jpg"
    Then the files to upload are "무거운표지.png, 무거운셋째.webp"
    And the button "빼기 무거운셋째.webp" has the focus
    When the line is as fast as it can be
    Then I am at the bulletin page
    And a toast says "주보를 올렸습니다."
    And the bulletin shows 2 uploaded pages
    And the pages of the bulletin are "image/png, image/webp"
